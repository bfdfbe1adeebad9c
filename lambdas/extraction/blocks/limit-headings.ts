import { type Draft, type Extraction, maxHeadingLength } from "./block.ts";

/** Word has nine levels, every other format fewer. */
const maxHeadingDepth = 9;

/** Turns headings longer than any real one into paragraphs, and bounds the names of places and the levels. */
export const limitHeadings = (extraction: Extraction): Extraction => ({
  ...extraction,
  drafts: extraction.drafts.map(limited),
});

const limited = (draft: Draft): Draft => {
  const bounded = withShortPlaces(draft);
  if (draft.type !== "heading") return bounded;
  if (draft.text.trim().length > maxHeadingLength) return { ...bounded, type: "paragraph", level: undefined };
  const level = Math.min(maxHeadingDepth, Math.max(1, draft.level ?? 1));
  return level === draft.level ? bounded : { ...bounded, level };
};

const withShortPlaces = (draft: Draft): Draft => {
  const { place, pageBreaks } = draft;
  if (
    ![place, ...(pageBreaks ?? []).map((pageBreak) => pageBreak.place)].some(
      (one) => one && one.length > maxHeadingLength,
    )
  )
    return draft;
  return {
    ...draft,
    ...(place && { place: place.slice(0, maxHeadingLength) }),
    ...(pageBreaks && {
      pageBreaks: pageBreaks.map((pageBreak) => ({
        ...pageBreak,
        place: pageBreak.place.slice(0, maxHeadingLength),
      })),
    }),
  };
};
