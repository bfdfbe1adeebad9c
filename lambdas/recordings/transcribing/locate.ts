import type { StoredTranscript } from "../entities.ts";
import { secondAt } from "./anchors.ts";

interface Place {
  /** The second at which the passage begins. */
  start: number;
  /** Whether the words were found and the server timed them; otherwise the second is estimated. */
  is_exact: boolean;
}

/** Words in a row that tell one place of a transcript from others, from many to few. */
const runs = [8, 5, 3];

/**
 * The second at which the sentence begins that a passage of an answer begins with. The answer may have been corrected since it was spoken, so the
 * first run of its words that the transcript has counts; without one, its share of the answer.
 */
export const locate = (
  passage: string,
  { answer, transcript, seconds }: { answer: string; transcript: StoredTranscript; seconds: number },
): Place => {
  const whole = { characters: transcript.text.length, seconds };
  const sentenceAt = (offset: number): number => {
    const second = secondAt(offset, transcript, whole);
    return transcript.lines.findLast(({ start }) => start <= second)?.start ?? 0;
  };
  if (passage === "") return { start: 0, is_exact: true };
  const offset = offsetOf(passage, transcript.text);
  if (offset !== undefined) return { start: sentenceAt(offset), is_exact: transcript.has_words };
  const at = answer.indexOf(passage.slice(0, comparedCharacters));
  const share = at > 0 ? at / answer.length : 0;
  return { start: sentenceAt(share * whole.characters), is_exact: false };
};

/** Enough to find a passage in the answer that it was taken from. */
const comparedCharacters = 40;

const offsetOf = (passage: string, text: string): number | undefined => {
  const wanted = wordsOf(passage);
  const said = wordsOf(text);
  const byWord = new Map<string, number[]>();
  for (const [at, { word }] of said.entries()) byWord.set(word, [...(byWord.get(word) ?? []), at]);
  for (const run of runs) {
    if (wanted.length < run) continue;
    for (let from = 0; from + run <= wanted.length; from++) {
      const isRun = (at: number) =>
        wanted.slice(from, from + run).every(({ word }, step) => said[at + step]?.word === word);
      const found = byWord.get(wanted[from]?.word ?? "")?.find(isRun);
      if (found !== undefined) return said[found]?.offset;
    }
  }
  return undefined;
};

const wordsOf = (text: string): { word: string; offset: number }[] =>
  [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)].flatMap(
    ({ segment, index, isWordLike }) => (isWordLike ? [{ word: segment.toLowerCase(), offset: index }] : []),
  );
