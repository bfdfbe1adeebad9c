import { piecesOf } from "./code.ts";
import type { Decimal } from "./decimal.ts";

/** An integer with more figures than a binary number keeps, such as a card number; undefined for other formats. */
export const longText = ({ isNegative, whole, part }: Decimal, code: string): string | undefined => {
  const pieces = piecesOf(code.split(";")[0] ?? "");
  if (part || pieces.some((piece) => /^[.,%/@\p{L}[]/u.test(piece))) return;
  const first = pieces.findIndex(isPlace);
  if (first < 0) return;
  let rest = whole;
  let text = "";
  for (const [at, piece] of [...pieces.entries()].reverse()) {
    const figures = at === first ? rest : rest.slice(-1);
    if (isPlace(piece)) rest = rest.slice(0, rest.length - figures.length);
    text = (isPlace(piece) ? figures : literal(piece)) + text;
  }
  return `${isNegative ? "-" : ""}${text}`.trim();
};

const isPlace = (piece: string) => /^[0#?]$/.test(piece);

const literal = (piece: string) =>
  piece[0] === "_" ? " " : piece[0] === "*" ? "" : piece.replace(/^\\|^"|"$/g, "");
