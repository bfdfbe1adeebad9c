import { links } from "./addresses.ts";
import { encodings } from "./encodings.ts";
import { shapes } from "./markup.ts";

/** Texts that would like to be more than text: shapes of markup in all encodings, and addresses in all of Markdown. */
export const payloads: string[] = [
  ...new Set([...Object.values(encodings).flatMap((encode) => shapes.map(encode)), ...links]),
];

/** Parts of about the same size, each with texts of all kinds. */
export const portions = (count: number, texts = payloads): string[][] =>
  Array.from({ length: count }, (_, part) => texts.filter((_text, at) => at % count === part));
