import type { MessageFilter, MessagePage } from "../port.ts";
import type { Clause } from "../query.ts";

type Value = string | number;

/** Conditions in SQL with their values. `variantsOf` returns the words that a misspelled word may stand for. */
export const conditionsOf = (
  filter: MessageFilter,
  variantsOf: (word: string) => string[],
): { sql: string; values: Value[] } => {
  const { clauses, chatbotId, isPublic, channel, isRefused, opinion, since, before } = filter;
  const conditions: [string, ...Value[]][] = [["1 = 1"]];
  if (clauses.length > 0) {
    const match = clauses.map((clause) => `(${expressionOf(clause, variantsOf)})`).join(" AND ");
    conditions.push(["row in (select rowid from terms where terms match ?)", match]);
  }
  if (chatbotId !== undefined) conditions.push(["chatbot_id = ?", chatbotId]);
  if (isPublic !== undefined) conditions.push(["is_public = ?", Number(isPublic)]);
  if (channel !== undefined) conditions.push(["channel = ?", channel]);
  if (isRefused !== undefined) conditions.push(["is_refused = ?", Number(isRefused)]);
  if (opinion !== undefined) conditions.push(["instr(' ' || opinions || ' ', ?) > 0", ` ${opinion} `]);
  if (since !== undefined) conditions.push(["started_at >= ?", since]);
  if (before !== undefined) conditions.push(["started_at < ?", before]);
  return {
    sql: conditions.map(([condition]) => condition).join(" and "),
    values: conditions.flatMap(([, ...values]) => values),
  };
};

/** The column and direction of a page's order, and the condition of the place behind which it begins. */
export const orderOf = ({ by, order, after }: MessagePage) => {
  const column = by === "activity" ? "activity_at" : "started_at";
  const [compares, direction] = order === "newest" ? ["<", "desc"] : [">", "asc"];
  const where = after ? ` and (${column}, id) ${compares} (?, ?)` : "";
  return { column, direction, where, values: after ? [after.at, after.id] : [] };
};

/** A clause in the query language of FTS5 (https://sqlite.org/fts5.html#full_text_query_syntax). */
const expressionOf = (
  { phrases, isPrefix, stems, spelled, chatbotIds }: Clause,
  variantsOf: (word: string) => string[],
): string => {
  const any = phrases.flatMap((phrase) => {
    const [word = "", ...rest] = phrase;
    const whole = `words : ${quoted(phrase.join(" "))}${isPrefix ? " *" : ""}`;
    return rest.length > 0 ? [whole] : [whole, quoted(word)];
  });
  const variants = spelled ? variantsOf(spelled).map((word) => `words : ${quoted(word)}`) : [];
  const chatbots = chatbotIds.map((id) => `stems : ${quoted(id)}`);
  return [...any, ...stems.map(quoted), ...variants, ...chatbots].join(" OR ");
};

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
