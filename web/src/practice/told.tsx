// Sentences with cards in them: seen as faces, read out in words.

import { texts } from "../language";
import { Faces, type Style } from "../texts/faces";
import { Telling } from "../texts/telling";
import type { Texts } from "../texts/texts";

export interface Voice {
  texts: Texts;
  faces: Faces;
  telling: Telling;
}

export function Told({
  names,
  me = null,
  lines,
}: {
  names: string[];
  me?: number | null;
  lines(voice: Voice): string[];
}) {
  const spoken = texts.value;
  if (!spoken) return null;
  const written = (style: Style) => {
    const faces = new Faces(spoken, style);
    return lines({ texts: spoken, faces, telling: new Telling(spoken, faces, names, me) });
  };
  const words = written("words");
  return (
    <>
      {written("symbols").map((line, at) => (
        <p key={at} class="told">
          <span aria-hidden="true">{line}</span>
          <span class="only-read">{words[at]}</span>
        </p>
      ))}
    </>
  );
}
