import { placesOf } from "../question-type/answers.ts";
import { kindOf } from "../question-type/kinds.ts";
import type { Piece } from "../segments/piece.ts";
import { ended } from "../segments/prose/ended.ts";
import { type Scene, termsIn } from "../select/scene.ts";
import type { Scored } from "../select/score.ts";
import type { Quote } from "./block.ts";
import { sayRow } from "./table/say-row.ts";

/** A piece as it is said on its own: of a row, what is asked for comes first; an item needs its lead where it is short. */
export const quote = (scene: Scene, { piece, order }: Scored): Quote => {
  const { passage } = piece;
  if (piece.cells) return { passage, order, text: sayRow(piece.cells, askedLabels(scene, piece)) };
  return { passage, order, text: piece.form === "item" ? sayItem(piece) : piece.text };
};

const shortItem = 4;

const sayItem = ({ text, group }: Piece): string => {
  const needsLead = /[:：]$/.test(group?.lead ?? "") && text.split(/\s+/).length <= shortItem;
  return ended(needsLead ? `${group?.lead} ${text}` : text);
};

/** The labels that hold most of what the question names, else those of the values that have what its form asks for. */
const askedLabels = (scene: Scene, { cells = [], passage }: Piece): ((label: string) => boolean) => {
  const named = (label = ""): number => termsIn(scene, label, passage).size;
  const most = Math.max(0, ...cells.slice(1).map(({ label }) => named(label)));
  if (most > 0) return (label) => named(label) === most;
  const kind = kindOf(scene.question);
  const fitting = cells.filter(({ value }) => kind && placesOf(kind, value, scene.question).length > 0);
  return (label) => fitting.some((cell) => cell.label === label);
};
