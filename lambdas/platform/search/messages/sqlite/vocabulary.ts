import type { DatabaseSync } from "node:sqlite";
import { isWithin, letterBits, mayBeWithin, mostTypos } from "../typos.ts";

/** Words that one misspelled word may stand for. */
const maxVariants = 200;

/** The words of an account's conversations that a query with a typo may find, in memory from the first query on. */
export const openVocabulary = (database: DatabaseSync) => {
  const later = database.prepare("select row, word from word where row > ? order by row");
  const present = database.prepare("select 1 from word where word = ?");
  const words: string[] = [];
  let bits = new Int32Array(1024);
  let last = 0;

  /** Words are only added here; those that were removed since are looked up before they are used. */
  const readLater = (): void => {
    for (const { row, word } of later.iterate(last)) {
      last = Number(row);
      if (words.length === bits.length) {
        const larger = new Int32Array(2 * bits.length);
        larger.set(bits);
        bits = larger;
      }
      bits[words.length] = letterBits(String(word));
      words.push(String(word));
    }
  };

  return {
    /** The words within the typos that `word` may have, other than itself. */
    variants: (word: string): string[] => {
      readLater();
      const most = mostTypos(word);
      const own = letterBits(word);
      const found: string[] = [];
      for (let at = 0; at < words.length && found.length < maxVariants; at++) {
        if (!mayBeWithin(bits[at]!, own, most)) continue;
        const other = words[at]!;
        if (other !== word && isWithin(other, word, most) && present.get(other)) found.push(other);
      }
      return found;
    },
  };
};
