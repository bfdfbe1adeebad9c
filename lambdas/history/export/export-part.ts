import type { ExportFormat } from "#shared/history/routes.ts";
import { decodeState, encodeState } from "../progress.ts";
import type { Selection } from "../selection.ts";
import { Progress } from "./export-progress.ts";
import { formats } from "./formats.ts";
import { writeConversations } from "./write-conversations.ts";

/** A part ends when it has so many characters, far below the 6 MB of a Lambda function's answer. */
const partLength = 1_000_000;
/** A part also ends after this time, so that the reader sees progress. */
const budgetMs = 500;

interface Part {
  text: string;
  conversations: number;
  messages: number;
  cursor?: string;
}

/**
 * A part of the export of a selection; the caller appends the parts in order. The cursor carries the numbers of
 * conversations and messages so far, so that the last part says what the whole file has to hold.
 */
export const exportPart = async (
  selection: Selection,
  { format: name, cursor }: { format: ExportFormat; cursor?: string | undefined },
): Promise<Part> => {
  const format = formats[name];
  const former = decodeState(Progress, cursor);
  const progress = former ?? { conversations: 0, messages: 0 };
  const texts = former ? [] : [format.begin()];
  const end = Date.now() + budgetMs;
  let length = 0;
  for await (const text of writeConversations(selection, { format, progress })) {
    texts.push(text);
    length += text.length;
    if (length >= partLength || Date.now() > end) return partOf(texts, progress, encodeState(progress));
  }
  return partOf([...texts, format.end(progress)], progress);
};

const partOf = (texts: string[], { conversations, messages }: Progress, cursor?: string): Part => ({
  text: texts.join(""),
  conversations,
  messages,
  ...(cursor && { cursor }),
});
