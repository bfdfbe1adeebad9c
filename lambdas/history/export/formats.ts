import type { Message } from "#shared/conversations/shapes.ts";
import type { ExportFormat, HistoryEntry } from "#shared/history/routes.ts";
import { conversationRows, messageRows } from "./csv.ts";
import { exportedConversation, exportedMessage } from "./exported.ts";
import type { Format } from "./format.ts";

/** A conversation's object up to its first message. */
const openObject = (entry: HistoryEntry): string =>
  `${JSON.stringify(exportedConversation(entry)).slice(0, -1)},"messages":[`;

const listed = (message: Message, { isFirst }: { isFirst: boolean }): string =>
  `${isFirst ? "" : ","}${JSON.stringify(exportedMessage(message))}`;

/** One object; the numbers of conversations and messages stand at its end, so that a file that was cut off is noticed. */
const json: Format = {
  hasMessages: true,
  begin: () => '{"conversations":[',
  open: (entry, isFirst) => `${isFirst ? "\n" : ",\n"}${openObject(entry)}`,
  message: listed,
  close: () => "]}",
  end: ({ conversations, messages }) =>
    `\n],"conversation_count":${conversations},"message_count":${messages}}\n`,
};

/** A conversation with its messages in each line. */
const jsonl: Format = {
  hasMessages: true,
  begin: () => "",
  open: openObject,
  message: listed,
  close: () => "]}\n",
  end: () => "",
};

export const formats: Record<ExportFormat, Format> = {
  json,
  jsonl,
  "csv-conversations": conversationRows,
  "csv-messages": messageRows,
};
