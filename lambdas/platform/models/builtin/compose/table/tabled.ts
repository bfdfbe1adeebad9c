import type { Scene } from "../../select/scene.ts";
import type { Scored } from "../../select/score.ts";
import type { Block } from "../block.ts";
import { quote } from "../quote.ts";
import { extreme } from "./extreme.ts";

const mostRows = 8;

/** Of a table: the row with the highest or lowest value where that is asked for, else all rows that fit as well as the best. */
export const tabled = (scene: Scene, scored: Scored[], best: Scored): Block | undefined => {
  const found = extreme(scene, scored, best);
  if (found)
    return { layout: found.length > 1 ? "list" : "flow", quotes: found.map((row) => quote(scene, row)) };
  if (best.piece.form !== "row") return undefined;
  const rows = scored.filter(
    ({ piece, held }) => piece.group?.key === best.piece.group?.key && holdsAll(held, best.held),
  );
  const texts = new Set<string>();
  const different = rows.filter(({ piece }) => !texts.has(piece.text) && texts.add(piece.text));
  if (different.length < 2) return undefined;
  return {
    layout: "list",
    quotes: different.slice(0, mostRows).map((row) => quote(scene, row)),
    left: Math.max(0, different.length - mostRows),
  };
};

const holdsAll = (held: Map<number, number>, wanted: Map<number, number>): boolean =>
  [...wanted.keys()].every((term) => held.has(term));
