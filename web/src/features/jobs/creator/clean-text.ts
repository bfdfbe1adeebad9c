import { boundsOf, type GeneratedField } from "./generated.ts";

/** A value of a model's answer as the form takes it: plain text within the field's bounds, empty if there is none. */
export const cleanText = (field: GeneratedField, value: unknown): string => {
  const { most, hasLines } = boundsOf[field];
  const text = plain(textOf(value, hasLines ? "\n" : ", "));
  const lines = text
    .split("\n")
    .map((line) => line.replaceAll(/[ \t\u00a0]+/g, " ").trim())
    .map((line) => (field === "requirements" ? withoutBullet(line) : line));
  const joined = hasLines ? lines.join("\n").replaceAll(/\n{3,}/g, "\n\n") : lines.filter(Boolean).join(" ");
  return isNothing(joined.trim()) ? "" : shortened(joined.trim(), most);
};

const textOf = (value: unknown, between: string): string => {
  if (typeof value === "string") return value;
  if (typeof value === "number") return String(value);
  if (Array.isArray(value))
    return value
      .map((one) => textOf(one, ", "))
      .filter(Boolean)
      .join(between);
  if (typeof value === "object" && value !== null) return textOf(Object.values(value), between);
  return "";
};

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&nbsp;": " ",
};

/** Without the markup of HTML and Markdown; lists keep their lines. */
const plain = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/<(?:br|\/p|\/li|\/div|\/h[1-6]|\/tr)\b[^<>]{0,200}>/gi, "\n")
    .replaceAll(/<\/?[a-z][^<>]{0,500}>/gi, "")
    .replaceAll(/&(?:amp|lt|gt|quot|#39|nbsp);/g, (entity) => entities[entity] ?? entity)
    .replaceAll(/\*\*|__|`/g, "")
    .replaceAll(/^ {0,3}#{1,6} /gm, "");

const withoutBullet = (line: string): string => line.replace(/^(?:[-–—•*·▪◦‣]|\d{1,2}[.)])\s+/u, "");

/** Words by which models fill a field about which they know nothing. */
const isNothing = (text: string): boolean =>
  /^(?:n\/?a|none|null|undefined|unknown|not (?:specified|given|stated|provided)|-|–|\?)\.?$/i.test(text);

const shortened = (text: string, most: number): string => {
  if (text.length <= most) return text;
  const piece = text.slice(0, most - 1).replace(/[\ud800-\udbff]$/, "");
  const space = piece.lastIndexOf(" ");
  return `${space > most / 2 ? piece.slice(0, space) : piece}…`;
};
