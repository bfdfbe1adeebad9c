import { stringify } from "csv-stringify/sync";
import type { HistoryEntry } from "#shared/history/routes.ts";
import { exportedMessage } from "./exported.ts";
import type { Format } from "./format.ts";

/** For spreadsheets: a byte-order mark, no cell that is a formula, and quotes around each line break. */
const options = { record_delimiter: "\r\n", escape_formulas: true, quoted_match: /[\r\n]/ } as const;

const row = (cells: (string | number | null)[]): string => stringify([cells], options);

const head = (names: string[]): string => stringify([names], { ...options, bom: true });

const sessionOf = ({ is_public_session }: HistoryEntry): string => (is_public_session ? "public" : "private");

/** A row for each conversation. */
export const conversationRows: Format = {
  hasMessages: false,
  begin: () => head(conversationColumns),
  open: (entry) =>
    row([
      entry.id,
      entry.session_id,
      entry.chatbot_name,
      sessionOf(entry),
      entry.title,
      entry.started_at,
      entry.last_activity_at,
      entry.message_count,
      entry.total_tokens_used,
      entry.refused_answers,
      entry.visitor_info.name ?? null,
      entry.visitor_info.email ?? null,
      entry.visitor_info.phone ?? null,
      entry.visitor_info.company ?? null,
    ]),
  message: () => "",
  close: () => "",
  end: () => "",
};

const conversationColumns = [
  "conversation_id",
  "session_id",
  "chatbot",
  "session",
  "first_question",
  "started_at",
  "last_activity_at",
  "messages",
  "tokens",
  "questions_not_answered",
  "visitor_name",
  "visitor_email",
  "visitor_phone",
  "visitor_company",
];

/** A row for each message. */
export const messageRows: Format = {
  hasMessages: true,
  begin: () => head(messageColumns),
  open: () => "",
  message: (message, { entry }) =>
    row([
      entry.id,
      entry.session_id,
      entry.chatbot_name,
      sessionOf(entry),
      message.id,
      message.created_at,
      message.message_type,
      message.content,
      message.token_count,
      message.response_time_ms,
      message.metadata.outcome ?? null,
      message.feedback?.rating ?? null,
      message.feedback?.comment ?? null,
      exportedMessage(message)
        .sources.map(({ name, place }) => [name, place].filter(Boolean).join(", "))
        .join("; "),
    ]),
  close: () => "",
  end: () => "",
};

const messageColumns = [
  "conversation_id",
  "session_id",
  "chatbot",
  "session",
  "message_id",
  "created_at",
  "type",
  "content",
  "tokens",
  "response_time_ms",
  "outcome",
  "rating",
  "comment",
  "sources",
];
