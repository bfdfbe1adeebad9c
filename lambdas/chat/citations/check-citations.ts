import { numbersIn } from "#platform/numbers/numbers.ts";
import type { Passage } from "#platform/search/port.ts";
import type { Debug } from "#shared/chat/shapes.ts";
import { type SpokenLanguage, spokenLanguage } from "../language/spoken-language.ts";
import { keywordsOf } from "../language/words.ts";
import { afterMark } from "./after-mark.ts";
import { bareSentence, isClaim } from "./claims.ts";
import { finishedSentences } from "./sentences.ts";
import { splitMarks } from "./split-marks.ts";
import { supportBy } from "./support.ts";

export interface CitationCheck {
  /** Takes the next chunk of the text and returns what can be shown, without an unfinished mark. */
  pass(piece: string): string;
  /** Ends the text and returns the rest. */
  end(): string;
  found(): Debug["citations"];
}

/**
 * Checks the citations of a streamed text: removes marks such as [1] whose passage does not support their sentence or does
 * not exist, and collects the sentences that no passage supports. `spoken` is the visitor's language, if it is known;
 * `numberOf` the number that is shown for a passage.
 */
export const checkCitations = (
  passages: Passage[],
  spoken?: SpokenLanguage,
  numberOf: (passage: number) => number = (passage) => passage,
): CitationCheck => {
  const supports = supportBy(passages, spoken);
  const dropped: Debug["citations"]["dropped"] = [];
  const unsupported: string[] = [];
  const marks = splitMarks();
  let sentence = "";
  let sinceMark = "";
  let isAfterGap = true;
  let isAfterMark = false;

  const read = (text: string) => {
    const { finished, rest } = finishedSentences(sentence + text);
    finished.forEach(finish);
    sinceMark = finished.length > 0 ? rest : sinceMark + text;
    sentence = rest;
  };

  const finish = (whole: string) => {
    if (isClaim(whole) && !passages.some((_, at) => supports(bareSentence(whole), at)))
      unsupported.push(bareSentence(whole));
  };

  const isKept = (number: number): boolean => {
    const part = bareSentence(sinceMark);
    const claim = saysEnough(part) ? part : bareSentence(sentence);
    return number >= 1 && number <= passages.length && supports(claim, number - 1);
  };

  const shown = (parts: ReturnType<typeof marks.next>): string => {
    let out = "";
    for (const part of parts) {
      if (typeof part === "string") {
        read(part);
        const joined = isAfterMark ? afterMark(part) : part;
        out += isAfterGap ? joined.replace(/^[ \t]+/, "") : joined;
        isAfterMark &&= part === "";
        isAfterGap = part === "" ? isAfterGap : part.endsWith("\n");
        continue;
      }
      const kept = part.numbers.filter((number) => isKept(number));
      for (const number of part.numbers)
        if (!kept.includes(number)) dropped.push({ mark: `[${number}]`, sentence: bareSentence(sentence) });
      const gap = kept.length > 0 ? part.gap : part.gap.replace(/[ \t]+/g, "");
      out += gap + kept.map((number) => `[${numberOf(number)}]`).join("");
      isAfterGap = kept.length === 0 && (gap !== "" || isAfterGap);
      isAfterMark = kept.length > 0;
      if (isAfterMark) sinceMark = "";
    }
    return out;
  };

  return {
    pass: (piece) => shown(marks.next(piece)),
    end() {
      const rest = shown(marks.end());
      if (sentence.trim()) finish(sentence);
      sentence = "";
      return rest;
    },
    found: () => ({ dropped, unsupported }),
  };
};

/** The text between two marks is a claim of its own, unless it is a few words. */
const saysEnough = (text: string): boolean =>
  numbersIn(text).length > 0 || keywordsOf(text, spokenLanguage(text)).length >= 2;
