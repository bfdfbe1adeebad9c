import { latinPhrases } from "./latin-phrases.ts";
import { otherPhrases } from "./other-phrases.ts";
import { plain } from "./plain.ts";

export type Kind = "greeting" | "thanks" | "goodbye" | "about" | "assent";

interface Phrase {
  text: string;
  kind: Kind | "filler";
  language: string;
}

/** Of several things said at once the first of these is replied to. */
const weightiest: Kind[] = ["about", "goodbye", "thanks", "greeting", "assent"];
/** The lines of a language's phrases; who somebody is and what they can do get the same reply. */
const lines: Phrase["kind"][] = ["greeting", "thanks", "goodbye", "about", "about", "assent", "filler"];

/**
 * What kind of small talk a text is, and in which language; undefined where anything else is said in it, such as a
 * question after a greeting. Of languages that share a phrase the given one is meant.
 */
export const recognise = (
  said: string,
  { name, language }: { name: string; language?: string | undefined },
): { kind: Kind; language: string } | undefined => {
  const heard = phrasesIn(plain(said), plain(name));
  const kind = weightiest.find((one) =>
    heard?.some((phrases) => phrases.some((phrase) => phrase.kind === one)),
  );
  if (!heard || !kind) return undefined;
  const telling = heard.flatMap((phrases) => phrases.filter((phrase) => phrase.kind === kind));
  const isMeant = telling.some((phrase) => phrase.language === language);
  return { kind, language: (isMeant && language) || telling[0]?.language || "en" };
};

/** Every phrase that a text is made of, each with its namesakes in other languages; undefined where anything is left over. */
const phrasesIn = (text: string, name: string): Phrase[][] | undefined => {
  const heard: Phrase[][] = [];
  let rest = text;
  while (rest) {
    const [phrase, ...namesakes] = longestAt(rest);
    const isNamed = name !== "" && begins(rest, name) && name.length >= (phrase?.text.length ?? 0);
    if (!phrase && !isNamed) return undefined;
    if (phrase && !isNamed) heard.push([phrase, ...namesakes]);
    rest = rest.slice(isNamed ? name.length : phrase?.text.length).trimStart();
  }
  return heard;
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

let byLetter: Map<string, Phrase[]> | undefined;

/** Those that begin with the letter, longest first. */
const phrasesBy = (letter: string): Phrase[] => {
  byLetter ??= Map.groupBy(allPhrases(), ({ text }) => text.charAt(0));
  return byLetter.get(letter) ?? [];
};

const allPhrases = (): Phrase[] =>
  Object.entries({ ...latinPhrases, ...otherPhrases })
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
