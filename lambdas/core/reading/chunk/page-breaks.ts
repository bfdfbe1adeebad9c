import type { Block } from "#extraction/blocks/block.ts";
import type { PageBreak } from "#shared/documents/text.ts";
import type { Piece } from "./cut.ts";

interface Located {
  place?: string;
  pageBreaks?: PageBreak[];
}

/** Where in the text of a passage of these units each further page, slide or sheet begins. */
export const pageBreaksOf = (units: (Located & { text: string; gap: string })[]): PageBreak[] => {
  const pageBreaks: PageBreak[] = [];
  let last = units[0]?.place;
  let length = 0;
  for (const [index, { text, gap, place, pageBreaks: own = [] }] of units.entries()) {
    const start = index === 0 ? 0 : length + gap.length;
    for (const pageBreak of [...(place ? [{ at: 0, place }] : []), ...own]) {
      if (pageBreak.place !== last) pageBreaks.push({ at: start + pageBreak.at, place: pageBreak.place });
      last = pageBreak.place;
    }
    length = start + text.length;
  }
  return pageBreaks;
};

/** The page, slide or sheet on which a unit ends. */
export const lastPlaceOf = ({ place, pageBreaks }: Located): string | undefined =>
  pageBreaks?.at(-1)?.place ?? place;

/** The place and the page breaks of a part of a paragraph. */
export const placeOfPiece = ({ place, pageBreaks = [] }: Block, { start, end }: Piece): Located => {
  const begun = pageBreaks.findLast(({ at }) => at <= start)?.place ?? place;
  const within = pageBreaks.filter(({ at }) => at > start && at < end);
  return {
    ...(begun && { place: begun }),
    ...(within.length > 0 && {
      pageBreaks: within.map((pageBreak) => ({ ...pageBreak, at: pageBreak.at - start })),
    }),
  };
};

/** The page breaks of a row ("a | b | c") in the same cells with their labels, `labelled`. */
export const pageBreaksOfRow = ({ text, pageBreaks = [] }: Block, labelled: string[]): PageBreak[] => {
  const last = labelled.length - 1;
  return pageBreaks.map(({ at, place }) => {
    const cell = Math.min(last, text.slice(0, at).split(" | ").length - 1);
    return { at: labelled.slice(0, cell).join("; ").length + (cell > 0 ? "; ".length : 0), place };
  });
};
