import type { IsCommon } from "./common-words.ts";
import { englishEmpty, englishFirst, englishHeads, englishVerbs } from "./words/heads.ts";

const links = new Set("of for to in at with by on from".split(" "));
const small = new Set([...links, "and", "or", "the", "a", "an", "&"]);
const ending =
  /\p{L}{3}(?:tion|tions|sion|sions|ment|ments|ance|ances|ence|ity|ness|ship|ships|ery|ure|ures)$/u;

/** The last word before the first preposition, which a phrase is about. */
export const headOf = (words: string[]): string => {
  const at = words.findIndex((word, index) => index > 0 && links.has(word.toLowerCase()));
  return (words[at > 0 ? at - 1 : words.length - 1] ?? "").toLowerCase();
};

/** Whether a phrase is about a noun that is surely one, and names nobody. */
export const isEnglishPhrase = (text: string, isCommon: IsCommon): boolean => {
  const words = text.split(" ");
  const [first = "", second = ""] = words;
  const head = headOf(words);
  if (englishEmpty.has(head) || !isNoun(head, words)) return false;
  const isGerund = isDeed(words);
  const isInstruction = englishVerbs.has(first.toLowerCase()) && words.length > 1;
  if (isInstruction && (!isAskedHead(head) || articles.has(second.toLowerCase()))) return false;
  if (articles.has(second.toLowerCase()) && !isGerund) return false;
  const isKnown = (word: string) => isCommon(word) || isListed(word.toLowerCase());
  if (!isGerund && !isKnown(bare(first)) && !articles.has(first.toLowerCase())) return false;
  return words.every((word, at) => isPlain(word, { before: words[at - 1], isKnown, isFirst: at === 0 }));
};

const articles = new Set("the a an your our my their his her its us".split(" "));

/** Words of a phrase are common ones; a name may only follow a preposition. */
const isPlain = (
  word: string,
  { before = "", isKnown, isFirst }: { before?: string | undefined; isKnown: IsCommon; isFirst: boolean },
): boolean =>
  isFirst ||
  /^\p{Ll}/u.test(word) ||
  small.has(word.toLowerCase()) ||
  isAcronym(word) ||
  isKnown(bare(word)) ||
  links.has(before.toLowerCase());

export const isAcronym = (word: string): boolean => /^\p{Lu}{2,}s?$/u.test(word);

const bare = (word: string): string => word.replace(/'s?$/u, "");

const isNoun = (head: string, words: string[]): boolean =>
  (isListed(head) && !englishFirst.has(head)) ||
  ending.test(head) ||
  (/\p{L}{3}s$/u.test(head) && !/(?:ss|us|is|'s)$/u.test(head)) ||
  isDeed(words);

/** "Keeping films", "Cleaning the filter". */
const isDeed = ([first = "", ...others]: string[]): boolean => {
  const last = others.at(-1) ?? "";
  return (
    /\p{L}{3}ing$/u.test(first) &&
    !noDeed.has(first.toLowerCase()) &&
    /^\p{Ll}{3,}$/u.test(last) &&
    !/(?:ed|ly)$/u.test(last)
  );
};

const noDeed = new Set(
  "nothing something anything everything during morning evening according including".split(" "),
);

const isListed = (word: string): boolean =>
  englishFirst.has(word) ||
  Object.values(englishHeads).some((heads) => heads.has(word) || heads.has(`${word}s`));

const isAskedHead = (head: string): boolean => englishHeads.plural.has(head) || englishHeads.single.has(head);
