import type { SpokenLanguage } from "../language/spoken-language.ts";
import { keywordsOf, wordsOf } from "../language/words.ts";
import { beginsWithConnective, beginsWithPreposition, hasPronoun } from "./ellipsis.ts";

/** `clear`: a follow-up. `possible`: may be one, so it is searched for by itself first. `none`: stands by itself. */
export type Dependence = "clear" | "possible" | "none";

const fewWords = 4;

/** How much a question depends on the turns before it. */
export const dependenceOf = (question: string, language: SpokenLanguage | undefined): Dependence => {
  const spoken = language ?? "en";
  const words = wordsOf(question).length;
  const keywords = keywordsOf(question, spoken).length;
  if (keywords === 0) return "clear";
  if (keywords === 1 && hasPronoun(question, spoken)) return "clear";
  const isShort = words <= fewWords || (keywords <= 2 && words <= fewWords + 2 && !asks.test(question));
  if (beginsWithConnective(question, spoken)) return isShort ? "clear" : "possible";
  if (beginsWithPreposition(question, spoken) && words <= fewWords && !asks.test(question)) return "clear";
  if (hasPronoun(question, spoken)) return "possible";
  return keywords <= 2 && words <= 3 ? "possible" : "none";
};

/** A question word, except in phrases such as "what about", marks a whole sentence. */
const asks =
  /(?<!\p{L})(?:what(?! about)|how(?! about)|when|where|who|why|which|qu[eé]|c[oó]mo|cu[aá]ndo|d[oó]nde|qui[eé]n|cu[aá]l|cu[aá]nt[oa]s?|quel(?:le)?s?|comment|quand|où|qui|combien|pourquoi|was(?! ist mit)|wie(?! (?:ist|sieht|steht) es)|wann|wo|wer|warum|welche[rsmn]?|che|come|quando|dove|chi|quale|quant[oaie]|como|onde|quem|qual|wat(?! met)|hoe(?! zit)|wanneer|waar|waarom|welke)(?!\p{L})/iu;
