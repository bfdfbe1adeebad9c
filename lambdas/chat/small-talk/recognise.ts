import type { SpokenLanguage } from "../language/spoken-language.ts";
import { latinPhrases } from "./latin-phrases.ts";
import { otherPhrases } from "./other-phrases.ts";
import { plain } from "./plain.ts";

export type SmallTalkKind = "greeting" | "thanks" | "goodbye" | "about" | "assent";

interface Phrase {
  text: string;
  kind: SmallTalkKind | "filler";
  language: SpokenLanguage;
}

/** A text of several kinds gets the reply to the first of these. */
const weightiest: SmallTalkKind[] = ["about", "goodbye", "thanks", "greeting", "assent"];
/** The kind of each line of a language's phrases; "who are you" and "what can you do" get the same reply. */
const lines: Phrase["kind"][] = ["greeting", "thanks", "goodbye", "about", "about", "assent", "filler"];

/**
 * The kind and language of small talk; undefined if the text has anything else, such as a question after a greeting.
 * The given language wins among languages that share a phrase.
 */
export const recognise = (
  text: string,
  { name, language }: { name: string; language?: SpokenLanguage | undefined },
): { kind: SmallTalkKind; language: SpokenLanguage } | undefined => {
  const found = phrasesIn(plain(text), plain(name));
  const kind = weightiest.find((one) =>
    found?.some((phrases) => phrases.some((phrase) => phrase.kind === one)),
  );
  if (!found || !kind) return undefined;
  const ofKind = found.flatMap((phrases) => phrases.filter((phrase) => phrase.kind === kind));
  const isShared = ofKind.some((phrase) => phrase.language === language);
  return { kind, language: (isShared && language) || ofKind[0]?.language || "en" };
};

/** The phrases that make up a text, each with the same phrase of other languages; undefined if anything is left over. */
const phrasesIn = (text: string, name: string): Phrase[][] | undefined => {
  const found: Phrase[][] = [];
  let rest = text;
  while (rest) {
    const [phrase, ...namesakes] = longestAt(rest);
    const isNamed = name !== "" && begins(rest, name) && name.length >= (phrase?.text.length ?? 0);
    if (!phrase && !isNamed) return undefined;
    if (phrase && !isNamed) found.push([phrase, ...namesakes]);
    rest = rest.slice(isNamed ? name.length : phrase?.text.length).trimStart();
  }
  return found;
};

const longestAt = (text: string): Phrase[] => {
  const fitting = phrasesBy(text.charAt(0)).filter((phrase) => begins(text, phrase.text));
  return fitting.filter((phrase) => phrase.text.length === fitting[0]?.text.length);
};

const begins = (text: string, phrase: string): boolean =>
  text.startsWith(phrase) && (text.length === phrase.length || isBetweenWords(text, phrase.length));

const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]/u;

const isBetweenWords = (text: string, at: number): boolean =>
  text.charAt(at) === " " || unspaced.test(text.charAt(at - 1));

let phrasesByLetter: Map<string, Phrase[]> | undefined;

/** Phrases that begin with the letter, longest first. */
const phrasesBy = (letter: string): Phrase[] => {
  phrasesByLetter ??= Map.groupBy(allPhrases(), ({ text }) => text.charAt(0));
  return phrasesByLetter.get(letter) ?? [];
};

const allPhrases = (): Phrase[] =>
  (Object.entries({ ...latinPhrases, ...otherPhrases }) as [SpokenLanguage, string][])
    .flatMap(([language, block]) =>
      block
        .split("\n")
        .flatMap((line, at) =>
          line
            .split(",")
            .map((text): Phrase => ({ text: plain(text), kind: lines[at] ?? "filler", language })),
        ),
    )
    .filter(({ text }) => text !== "")
    .sort((one, other) => other.text.length - one.text.length);
