import { type Draft, type Extraction, maxHeadingLength } from "./block.ts";

/** Word has nine levels, every other format fewer. */
const maxHeadingDepth = 9;

/** Turns headings longer than any real one into paragraphs, and bounds the names of places and the levels. */
export const limitHeadings = ({ drafts, warnings }: Extraction): Extraction => ({
  drafts: drafts.map(limited),
  ...(warnings && { warnings }),
});

const limited = (draft: Draft): Draft => {
  const isLongPlace = draft.place !== undefined && draft.place.length > maxHeadingLength;
  const bounded = isLongPlace ? { ...draft, place: draft.place?.slice(0, maxHeadingLength) } : draft;
  if (draft.type !== "heading") return bounded;
  if (draft.text.trim().length > maxHeadingLength) return { ...bounded, type: "paragraph", level: undefined };
  const level = Math.min(maxHeadingDepth, Math.max(1, draft.level ?? 1));
  return level === draft.level ? bounded : { ...bounded, level };
};
