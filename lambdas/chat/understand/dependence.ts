import type { SpokenLanguage } from "../language/spoken-language.ts";
import { tellingWords, wordsOf } from "../language/words.ts";
import { beginsWithConnective, beginsWithPreposition, hasPronoun } from "./ellipsis.ts";

/** clear: it says too little by itself. possible: it may, and is tried by itself first. */
export type Dependence = "clear" | "possible" | "none";

const fewWords = 4;

/** Whether a question can be understood without what was said before it. */
export const dependenceOf = (question: string, language: SpokenLanguage | undefined): Dependence => {
  const spoken = language ?? "en";
  const words = wordsOf(question).length;
  const telling = tellingWords(question, spoken).length;
  if (telling === 0) return "clear";
  if (telling === 1 && hasPronoun(question, spoken)) return "clear";
  const isShort = words <= fewWords || (telling <= 2 && words <= fewWords + 2 && !asks.test(question));
  if (beginsWithConnective(question, spoken)) return isShort ? "clear" : "possible";
  if (beginsWithPreposition(question, spoken) && words <= fewWords && !asks.test(question)) return "clear";
  if (hasPronoun(question, spoken)) return "possible";
  return telling <= 2 && words <= 3 ? "possible" : "none";
};

/** A question word other than those of "what about": the sentence is whole. */
const asks =
  /(?<!\p{L})(?:what(?! about)|how(?! about)|when|where|who|why|which|qu[eé]|c[oó]mo|cu[aá]ndo|d[oó]nde|qui[eé]n|cu[aá]l|cu[aá]nt[oa]s?|quel(?:le)?s?|comment|quand|où|qui|combien|pourquoi|was(?! ist mit)|wie(?! (?:ist|sieht|steht) es)|wann|wo|wer|warum|welche[rsmn]?|che|come|quando|dove|chi|quale|quant[oaie]|como|onde|quem|qual|wat(?! met)|hoe(?! zit)|wanneer|waar|waarom|welke)(?!\p{L})/iu;
