import { citationMarksIn } from "#shared/chat/citation-marks.ts";
import type { ContextItem } from "#shared/chat/shapes.ts";
import type { Annotation } from "#shared/public-api/openai-shapes.ts";

/** The citation marks of an answer (`[2]`, `[1, 3]`) with the passages that they name. */
export const annotationsIn = (text: string, context: ContextItem[]): Annotation[] =>
  citationMarksIn(text).flatMap(({ index, mark, numbers }) =>
    numbers.flatMap((number) => {
      const item = context[number - 1];
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
