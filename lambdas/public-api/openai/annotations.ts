import type { ContextItem } from "#shared/contract/chat.ts";
import type { Annotation } from "#shared/contract/openai-shapes.ts";

/** The citation marks of an answer (`[2]`, `[1, 3]`) with the passages that they name. */
export const annotationsIn = (text: string, context: ContextItem[]): Annotation[] =>
  [...text.matchAll(/\[(\d{1,2}(?:, ?\d{1,2})*)\]/g)].flatMap(({ index, 0: mark, 1: numbers = "" }) =>
    numbers.split(",").flatMap((number) => {
      const item = context[Number(number) - 1];
      return item ? [annotation(item, { start_index: index, end_index: index + mark.length })] : [];
    }),
  );

const annotation = (
  { source, metadata: { documentId = "document", passage, place } }: ContextItem,
  at: { start_index: number; end_index: number },
): Annotation => ({
  type: "url_citation",
  url_citation: {
    ...at,
    url: `urn:docent:${documentId}${passage ? `#passage=${passage}` : ""}`,
    title: place ? `${source}, ${place}` : source,
  },
});
