import type { Block } from "#extraction/blocks/block.ts";
import type { Turn } from "#shared/documents/text.ts";
import type { Piece } from "./cut.ts";

interface Located {
  place?: string;
  turns?: Turn[];
}

/** Where in the text of a passage of these units each further page, slide or sheet begins. */
export const turnsOf = (units: (Located & { text: string; gap: string })[]): Turn[] => {
  const turns: Turn[] = [];
  let last = units[0]?.place;
  let length = 0;
  for (const [index, { text, gap, place, turns: own = [] }] of units.entries()) {
    const start = index === 0 ? 0 : length + gap.length;
    for (const turn of [...(place ? [{ at: 0, place }] : []), ...own]) {
      if (turn.place !== last) turns.push({ at: start + turn.at, place: turn.place });
      last = turn.place;
    }
    length = start + text.length;
  }
  return turns;
};

/** The page, slide or sheet on which a unit ends. */
export const lastPlaceOf = ({ place, turns }: Located): string | undefined => turns?.at(-1)?.place ?? place;

/** The place and the turns of a part of a paragraph. */
export const placeOfPiece = ({ place, turns = [] }: Block, { start, end }: Piece): Located => {
  const begun = turns.findLast(({ at }) => at <= start)?.place ?? place;
  const within = turns.filter(({ at }) => at > start && at < end);
  return {
    ...(begun && { place: begun }),
    ...(within.length > 0 && { turns: within.map((turn) => ({ ...turn, at: turn.at - start })) }),
  };
};

/** The turns of a row ("a | b | c") in the same cells with their labels, `labelled`. */
export const turnsOfRow = ({ text, turns = [] }: Block, labelled: string[]): Turn[] => {
  const last = labelled.length - 1;
  return turns.map(({ at, place }) => {
    const cell = Math.min(last, text.slice(0, at).split(" | ").length - 1);
    return { at: labelled.slice(0, cell).join("; ").length + (cell > 0 ? "; ".length : 0), place };
  });
};
