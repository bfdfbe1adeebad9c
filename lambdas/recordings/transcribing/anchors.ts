import type { Transcription } from "#platform/models/transcription/port.ts";

/** Places of a text whose second is known: the offsets rise, and the seconds do not fall. */
export interface Anchors {
  /** In characters. */
  offsets: number[];
  seconds: number[];
}

/**
 * The words that a server gave times for, found in its text one after the other; the phrases if it gave no words. A word
 * that is not found, or whose time lies before the last one or beyond the sound, is left out.
 */
export const anchorsOf = ({ text, words, segments }: Transcription, seconds: number): Anchors => {
  const lower = text.toLowerCase();
  const anchors: Anchors = { offsets: [], seconds: [] };
  let from = 0;
  let latest = 0;
  for (const { start, text: said } of words.length > 0 ? words : segments) {
    const wanted = said.trim().toLowerCase();
    if (wanted === "" || start < latest || start > seconds) continue;
    const offset = lower.indexOf(wanted, from);
    if (offset === -1 || offset > from + longestGap) continue;
    anchors.offsets.push(offset);
    anchors.seconds.push(start);
    from = offset + wanted.length;
    latest = start;
  }
  return anchors;
};

/** A word that is farther from the last one is another one of the same spelling. */
const longestGap = 200;

/** The second at an offset, between the anchors by its share of the characters. */
export const secondAt = (
  offset: number,
  { offsets, seconds }: Anchors,
  whole: { characters: number; seconds: number },
): number => {
  const next = offsets.findIndex((one) => one > offset);
  const last = (next === -1 ? offsets.length : next) - 1;
  const before = { offset: offsets[last] ?? 0, second: seconds[last] ?? 0 };
  const after =
    next === -1
      ? { offset: whole.characters, second: whole.seconds }
      : { offset: offsets[next] ?? whole.characters, second: seconds[next] ?? whole.seconds };
  const span = after.offset - before.offset;
  const share = span > 0 ? (offset - before.offset) / span : 0;
  return Math.round((before.second + share * (after.second - before.second)) * 100) / 100;
};
