import { markSign } from "#shared/quotation/claim.ts";
import { element } from "../../element.ts";
import type { Piece } from "./markdown-spans.ts";

/** No name of a block begins so. */
const inline = /^([aces]|br)/;

/**
 * Renders pieces as DOM nodes; `cite` renders a citation, or nothing if its source is not shown. It gets the text of the
 * citation's block before it, with `markSign` for each earlier citation.
 */
export const render = (
  pieces: Piece[],
  cite: (number: number, before: string) => Node | undefined,
  said = { text: "" },
): (Node | string)[] =>
  pieces.flatMap((piece) => {
    if (typeof piece === "string") {
      said.text += piece;
      return piece;
    }
    if ("cite" in piece) {
      const made = cite(piece.cite, said.text);
      if (!made) return [];
      said.text += markSign;
      // its word joiners keep it on the line of its word and of what follows
      return element("cite", {}, made);
    }
    return element(
      piece.tag,
      piece.attributes,
      ...render(piece.children, cite, inline.test(piece.tag) ? said : undefined),
    );
  });
