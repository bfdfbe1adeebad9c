import { type Language, languageFor } from "#platform/search/analysis/languages.ts";
import { byScript } from "./by-script.ts";
import { isChatter } from "./chatter.ts";
import { type Speech, speeches } from "./patterns.ts";
import { isReported } from "./reported.ts";

/** How a sentence speaks of a deed, and with what proof. */
export interface Form {
  /** The speaker tells of something they do or did. */
  isDeed: boolean;
  /** The deed or the knowledge is denied altogether. */
  isNever: boolean;
  /** Denied in words that deny experience, such as "not yet"; "never" alone may stand in any story. */
  isDenial: boolean;
  /** It has a number, a name of a thing, or a result. */
  hasProof: boolean;
  isQuestion: boolean;
  /** A question, an opinion, a wish, or talk about the talk itself: it tells of nothing that was done. */
  isIdle: boolean;
}

/** "Total: 100" tells of nothing that was done. */
const label = /^[\p{L} ]{1,30}[:：][\p{N}.,%/\s]+$/u;

/** "If not, ask me again" denies nothing. */
const condition =
  /(?<!\p{L})(?:if\snot|wenn\snicht|falls\snicht|si\sno|sinon|se\snon|se\snão|als\sniet|zo\sniet|jeśli\snie)(?!\p{L})/gu;

const bareNever =
  /(?<!\p{L})(?:never|nie|niemals|nicht|can't|cannot|is difficult|nunca|jamás|jamais|mai|nooit|nigdy|hiç|asla)(?!\p{L})/gu;

/** An answer in a word. */
const no =
  /^(?:no|nope|nah|none|nein|nee|keine|non|não|nenhuma?|ninguna?|nessuna?|geen|żaden|hayır|yok|нет|لا|没有|不|ないです|いいえ)[\s.,!。،]{0,9}$/u;

/** A sentence without a subject, as people write in a hurry, has at most so many words. */
const terseWords = 12;

/** The form of a sentence of an answer in a language. */
export const formOf = (sentence: string, language: Language | undefined): Form => {
  const speech = speechOf(sentence, language);
  const text = sentence.toLowerCase().replaceAll("’", "'").replaceAll(condition, " ");
  const isSelf = speech.self.test(text);
  const isSaidOnly = speech.opinion.test(text) || speech.wish.test(text);
  const count = (text.match(/[\p{L}\p{N}]+/gu) ?? []).length;
  const isQuestion = /[?？؟]\s*$/u.test(text);
  // a list of names in a hurry tells of no deed
  const isTerse =
    !isSelf && count <= terseWords && !speech.others.test(text) && hasFigure(text) && !label.test(text);
  const isNo = no.test(text.trim());
  // "you never know" denies nothing
  const isNever = isNo || (!isSaidOnly && speech.never.test(text) && (isSelf || !speech.others.test(text)));
  const isTalk = isChatter(text) || isReported(text);
  return {
    isDeed: (isSelf || isTerse) && !isSaidOnly && !isNever && !isQuestion && !isTalk,
    isNever,
    isDenial: isNo || (isNever && speech.never.test(text.replaceAll(bareNever, " "))),
    isIdle: isTalk || isQuestion || speech.wish.test(text),
    hasProof:
      !isTalk &&
      !label.test(text) &&
      (hasFigure(text) || hasName(sentence, language) || speech.outcome.test(text)),
    isQuestion,
  };
};

const speechOf = (sentence: string, language: Language | undefined): Speech => {
  const known: Partial<Record<Language | "zh" | "ja", Speech>> = speeches;
  return known[byScript(sentence) ?? language ?? languageFor(sentence) ?? "en"] ?? speeches.en;
};

const numberWords =
  /(?<![\p{L}])(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|dozen|twice|zweimal|dreimal|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|zwanzig|dreißig|hundert|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|veinte|cien|deux|trois|quatre|cinq|sept|huit|neuf|dix|vingt|cent)(?![\p{L}])/u;

const hasFigure = (text: string): boolean => /\p{N}/u.test(text) || numberWords.test(text);

/** Capitalised nouns are no names. */
const capitalising: (Language | undefined)[] = ["de"];

/** Places and people, whose names prove nothing and differ between people of equal merit. */
const beforePlace =
  /(?<![\p{L}])(?:in|at|from|near|to|mr|mrs|ms|miss|dr|en|de|desde|cerca|sr|sra|señor|señora|à|au|chez|aus|bei|nach|frau|herr|herrn|monsieur|madame|called|named|by|with|con|my|our)\.?\s+$/iu;

const hasName = (sentence: string, language: Language | undefined): boolean => {
  if (
    /(?<![\p{L}\p{N}])\p{Lu}{2,}(?![\p{L}])|(?<![\p{L}\p{N}])(?=\p{L}*\p{N})(?=\p{N}*\p{Lu})[\p{L}\p{N}]{2,}/u.test(
      sentence,
    )
  )
    return true;
  if (capitalising.includes(language)) return false;
  for (const { index } of sentence.matchAll(/(?<=[\p{Ll}\p{N},;:]\s{1,3})\p{Lu}\p{Ll}{2,}/gu))
    if (!beforePlace.test(sentence.slice(Math.max(0, index - 14), index))) return true;
  return false;
};
