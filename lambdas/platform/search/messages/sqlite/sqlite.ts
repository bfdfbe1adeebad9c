import type { DatabaseSync } from "node:sqlite";
import type { Found, MessageFilter, MessagePage } from "../port.ts";
import { openFile } from "./schema.ts";
import { conditionsOf, orderOf } from "./selection.ts";
import { openVocabulary } from "./vocabulary.ts";
import { prepareWriting } from "./writing.ts";

export type AccountFile = ReturnType<typeof openAccountFile>;

/** The index of one account in a SQLite file: conversations, their terms for FTS5, and their words for typos. */
export const openAccountFile = (file: string) => {
  const database = openFile(file);
  const vocabulary = openVocabulary(database);
  const setting = database.prepare("select value from setting where name = ?");
  const known = database.prepare("select 1 from conversation where id = ?");
  return {
    ...prepareWriting(database),
    setting: (name: string): string | undefined => setting.get(name)?.value?.toString(),
    holds: (id: string): boolean => known.get(id) !== undefined,
    find: (filter: MessageFilter, page: MessagePage): Found[] =>
      find(database, filter, page, vocabulary.variants),
    /** Copies the index without what deletions have left. */
    copyInto: (copy: string): void => {
      database.exec("insert into terms (terms) values ('optimize')");
      database.prepare("vacuum into ?").run(copy);
    },
    close: (): void => database.close(),
  };
};

const find = (
  database: DatabaseSync,
  filter: MessageFilter,
  page: MessagePage,
  variantsOf: (word: string) => string[],
): Found[] => {
  if (page.limit <= 0) return [];
  const conditions = conditionsOf(filter, variantsOf);
  const order = orderOf(page);
  const rows = database
    .prepare(
      `select id, chatbot_id, ${order.column} as at from conversation
         where ${conditions.sql}${order.where} order by at ${order.direction}, id ${order.direction} limit ?`,
    )
    .all(...conditions.values, ...order.values, page.limit);
  return rows.map(({ id, chatbot_id, at }) => ({
    id: String(id),
    chatbotId: String(chatbot_id),
    at: String(at),
  }));
};
