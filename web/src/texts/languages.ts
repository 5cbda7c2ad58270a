// The languages that there are, and the one that a browser asks for.

export const LANGUAGES: Record<string, string> = {
  en: "English",
  fr: "Français",
  es: "Español",
  pt: "Português",
  de: "Deutsch",
  vi: "Tiếng Việt",
};

/** The first language of the browser that there is; English without one. */
export function preferred(wanted: readonly string[]): string {
  const codes = wanted.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
  return codes.find((code) => code in LANGUAGES) ?? "en";
}
