import { element } from "../../element.ts";
import type { Piece } from "./markdown-spans.ts";

/** Turns pieces into nodes; `cite` draws the mark of a source, or nothing where that source is not shown. */
export const render = (pieces: Piece[], cite: (number: number) => (Node | string)[]): (Node | string)[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === "string") return piece;
    if ("cite" in piece) return cite(piece.cite);
    return element(piece.tag, piece.attributes, ...render(piece.children, cite));
  });
