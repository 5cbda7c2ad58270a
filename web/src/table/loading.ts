// The program of the table: asked for as soon as it is likely to be wanted.

type Page = typeof import("./page");

let coming: Promise<Page> | null = null;

export function loadTable(): Promise<Page> {
  coming ??= import("./page").catch((error: unknown) => {
    coming = null;
    throw error;
  });
  return coming;
}
