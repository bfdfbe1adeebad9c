import type { ContextItem } from "#shared/chat/shapes.ts";
import { placesOf, sayPlaces } from "#shared/documents/places.ts";
import { type FoundPassage, isWrittenAnswer } from "../retrieval/rank.ts";
import type { Span } from "./cited-spans.ts";

/**
 * A passage as a source of an answer. `cited`: the parts that the answer cites it for, if they are known; then its place,
 * id and number are theirs.
 */
export const contextOf = (
  { passage, similarity, joined = [] }: FoundPassage,
  { isOwn = false, cited }: { isOwn?: boolean | undefined; cited?: Span[] | undefined } = {},
): ContextItem => {
  const places = placesOf(passage);
  const citedPlaces = new Set(cited?.flatMap((span) => placesOf(passage, span)));
  const place = sayPlaces(cited ? places.filter((one) => citedPlaces.has(one)) : places);
  const first = cited && Math.min(...cited.map(({ start }) => start));
  const part = first === undefined ? undefined : joined.findLast(({ at }) => at <= first);
  const { id, ordinal } = part ?? passage;
  return {
    content: passage.text,
    similarity,
    source: passage.filename,
    metadata: {
      filename: passage.filename,
      ...(isOwn ? { attachmentId: passage.documentId } : { documentId: passage.documentId, passageId: id }),
      ...(place && { place }),
      // A written answer is cited under its question, whichever wording of others found it.
      titlePath: isWrittenAnswer(passage) ? [passage.filename] : passage.titlePath,
      passage: ordinal + 1,
      ...(passage.url && { url: passage.url }),
    },
  };
};
