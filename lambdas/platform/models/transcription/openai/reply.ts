import * as z from "zod";
import { Problem } from "../../calls/problem.ts";
import type { Transcription } from "../port.ts";
import { plausible } from "../times.ts";

const time = z.number().catch(Number.NaN);
const words = z
  .array(z.object({ word: z.string(), start: time }))
  .nullish()
  .catch(undefined);

const Reply = z.object({
  text: z.string(),
  language: z.string().max(60).nullish().catch(undefined),
  duration: z.coerce.number().nullish().catch(undefined),
  words,
  segments: z
    .array(z.object({ start: time, text: z.string(), words }))
    .nullish()
    .catch(undefined),
});

/**
 * Parses a server's reply to a sound of so many seconds. Throws SyntaxError for text that is no JSON, Problem `no model`
 * for JSON without a text, and Problem `unreadable` for the text of a sound of quite another length.
 */
export const parseReply = (reply: string, seconds: number): Transcription => {
  const parsed = Reply.safeParse(JSON.parse(reply));
  if (!parsed.success) throw new Problem("no model");
  const { text, language, duration, words: own, segments } = parsed.data;
  if (duration && seconds && isOfOther(duration, seconds)) throw new Problem("unreadable");
  const found = own?.length ? own : segments?.flatMap((segment) => segment.words ?? []);
  return {
    text: text.trim(),
    language: language || null,
    words: plausible(joined(found ?? []), seconds),
    segments: plausible(segments ?? [], seconds),
  };
};

/** Servers count the sound's length in their own way, and may leave silence out. */
const isOfOther = (told: number, seconds: number): boolean => told > seconds * 1.5 + 10;

/**
 * whisper.cpp gives tokens, of which those that begin a word begin with a space: the rest of a word is joined to its
 * beginning.
 */
const joined = (tokens: { word: string; start: number }[]): { text: string; start: number }[] => {
  const areParts = tokens[0]?.word.startsWith(" ") ?? false;
  const found: { text: string; start: number }[] = [];
  for (const { word, start } of tokens) {
    const former = found.at(-1);
    if (areParts && former && !word.startsWith(" ")) former.text += word;
    else found.push({ text: word, start });
  }
  return found;
};
