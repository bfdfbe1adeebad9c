import { stream } from "./pdf-file.ts";

/** Objects of a font whose codes from "A" map to the given characters; `first` is the number of its dictionary. */
export function mappedFont(characters: string, first: number): string[] {
  const units = Array.from(characters, (character) =>
    Array.from({ length: character.length }, (_, index) => hex(character.charCodeAt(index), 4)).join(""),
  );
  const pairs = units.map((unit, index) => `<${hex(65 + index, 2)}> <${unit}>`);
  const map = `/CIDInit /ProcSet findresource begin begincmap
1 begincodespacerange <00> <FF> endcodespacerange
${pairs.length} beginbfchar
${pairs.join("\n")}
endbfchar endcmap end`;
  return [
    `<</Type/Font/Subtype/Type1/BaseFont/Courier/Encoding/WinAnsiEncoding/ToUnicode ${first + 1} 0 R>>`,
    stream(map),
  ];
}

/** A text encoded for that font. */
export const coded = (text: string, characters: string): string =>
  Array.from(text, (character) =>
    character === " " ? " " : String.fromCharCode(65 + Array.from(characters).indexOf(character)),
  ).join("");

const hex = (value: number, length: number) => value.toString(16).padStart(length, "0");
