import { element } from "../../element.ts";
import type { Piece } from "./markdown-spans.ts";

/** Renders pieces as DOM nodes; `cite` renders a citation, or nothing if its source is not shown. */
export const render = (pieces: Piece[], cite: (number: number) => (Node | string)[]): (Node | string)[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === "string") return piece;
    if ("cite" in piece) return cite(piece.cite);
    return element(piece.tag, piece.attributes, ...render(piece.children, cite));
  });
