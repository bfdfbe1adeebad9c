import { cache } from "../memory/cache.ts";
import type { Codes } from "../memory/codes.ts";
import type { Postings } from "../memory/postings.ts";
import { type Bucket, get } from "./bucket.ts";
import { type Change, folderOf } from "./manifest/current.ts";
import type { SegmentEntry } from "./manifest/manifest.ts";
import { type Ids, unpackIds } from "./segment/ids.ts";
import { type Section, unpackCodes, unpackWords } from "./segment/packed.ts";
import { rangeOf, sectionOf } from "./segment/segment.ts";
import { openTexts, type Texts } from "./segment/texts.ts";

/** Sections of a segment for keyword queries and for the text of matches. */
export interface Words {
  postings: Postings;
  texts: Texts;
}

/** Sections of a segment for vector queries. */
export interface Meanings {
  codes: Codes;
  ids: Ids;
}

export type Loaded = ReturnType<typeof openLoaded>;

/** An LRU cache of segment sections up to `mostBytes`, each read on first use. */
export const openLoaded = (bucket: Bucket, mostBytes: number) => {
  const parts = cache<{ bytes: number; part: Promise<Uint8Array> }>(mostBytes);

  const load = async (
    chatbotId: string,
    entry: SegmentEntry,
    first: Section,
    last: Section,
  ): Promise<Uint8Array> => {
    const key = `${folderOf(chatbotId)}${entry.name}`;
    const name = `${key} ${first}`;
    const range = rangeOf(entry, first, last);
    const { part } = parts.get(name, () => ({
      bytes: range.to - range.from,
      part: get(bucket, key, range).then(({ bytes }) => bytes),
    }));
    try {
      return await part;
    } catch (error) {
      if (parts.find(name)?.part === part) parts.delete(name);
      throw error;
    }
  };

  return {
    async words(chatbotId: string, entry: SegmentEntry): Promise<Words> {
      const bytes = await load(chatbotId, entry, "words", "texts");
      const of = (section: Section) => sectionOf(entry, bytes, "words", section);
      return { postings: unpackWords(of("words")), texts: openTexts(of("texts")) };
    },

    async meanings(chatbotId: string, entry: SegmentEntry): Promise<Meanings> {
      const bytes = await load(chatbotId, entry, "codes", "ids");
      const of = (section: Section) => sectionOf(entry, bytes, "codes", section);
      return { codes: unpackCodes(of("codes")), ids: unpackIds(of("ids")) };
    },

    async digests(chatbotId: string, entry: SegmentEntry): Promise<Uint8Array> {
      return load(chatbotId, entry, "digests", "digests");
    },

    /** Drops segments that the new manifest no longer lists. */
    forget(chatbotId: string, { before, after }: Change): void {
      const kept = new Set(after.segments.map(({ name }) => name));
      for (const { name } of before.segments) {
        if (kept.has(name)) continue;
        for (const first of ["words", "codes", "digests"])
          parts.delete(`${folderOf(chatbotId)}${name} ${first}`);
      }
    },
  };
};
