import type { DatabaseSync } from "node:sqlite";
import { type AnalysedTexts, analyseTexts } from "../analyse.ts";
import type { ConversationEntry } from "../port.ts";
import { inTransaction, separator } from "./schema.ts";

/** An entry with its terms instead of its texts. */
export type AnalysedEntry = Omit<ConversationEntry, "texts"> & { terms: AnalysedTexts };

export const analysedEntry = ({ texts, ...entry }: ConversationEntry): AnalysedEntry => ({
  ...entry,
  terms: analyseTexts(texts),
});

/** Prepares the writes of an account's index, each in one transaction. */
export const prepareWriting = (database: DatabaseSync) => {
  const present = database.prepare("select row, started_at, last_seq from conversation where id = ?");
  const drop = database.prepare("delete from conversation where row = ?");
  const dropTerms = database.prepare("delete from terms where rowid = ?");
  const insert = database.prepare(
    `insert into conversation (id, chatbot_id, started_at, activity_at, last_seq, messages, is_public, channel,
       is_refused, opinions) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const insertTerms = database.prepare("insert into terms (rowid, words, stems) values (?, ?, ?)");
  const addWord = database.prepare("insert or ignore into word (word) values (?)");
  const dropWord = database.prepare("delete from word where word = ?");
  const wordsIn = database.prepare("select words from terms where rowid = ?");
  const having = database.prepare("select 1 from terms where terms match ? limit 1");
  const set = database.prepare("insert or replace into setting values (?, ?)");

  const clear = (row: number): void => {
    dropTerms.run(row);
    drop.run(row);
  };

  const putOne = (entry: AnalysedEntry): void => {
    const former = present.get(entry.id);
    if (former && isLater(former, entry)) return;
    if (former) clear(Number(former.row));
    const { lastInsertRowid: row } = insert.run(...valuesOf(entry));
    const { words, stems, spelled } = entry.terms;
    const texts = words.map((some) => some.join(" ")).join(` ${separator} `);
    insertTerms.run(row, texts, [entry.chatbotId, ...stems].join(" "));
    for (const word of spelled) addWord.run(word);
  };

  /** Also removes the words that no other conversation has, which otherwise stay to find typos. */
  const remove = (row: number): void => {
    const words = new Set(String(wordsIn.get(row)?.words ?? "").split(" "));
    clear(row);
    for (const word of words) if (word && !having.get(`words : "${word}"`)) dropWord.run(word);
  };

  return {
    put: (entries: AnalysedEntry[]): void =>
      inTransaction(database, () => {
        for (const entry of entries) putOne(entry);
      }),
    forget: (id: string, before: string): void =>
      inTransaction(database, () => {
        const found = present.get(id);
        if (found && String(found.started_at) < before) remove(Number(found.row));
      }),
    set: (name: string, value: string): void => void set.run(name, value),
  };
};

const isLater = (
  { started_at, last_seq }: Record<string, unknown>,
  { startedAt, lastSeq }: AnalysedEntry,
): boolean => {
  if (String(started_at) !== startedAt) return String(started_at) > startedAt;
  return Number(last_seq) > lastSeq;
};

const valuesOf = (entry: AnalysedEntry) => [
  entry.id,
  entry.chatbotId,
  entry.startedAt,
  entry.activityAt,
  entry.lastSeq,
  entry.messages,
  Number(entry.isPublic),
  entry.channel,
  Number(entry.isRefused),
  entry.opinions.join(" "),
];
