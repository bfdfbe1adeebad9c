import { memoize } from "../memoize.ts";

const sharedLetters = 5;
const sharedPart = 0.6;
const compoundPart = 0.4;

/**
 * Whether a token of a passage is another form of a token of the question ("reserve", "reservation") or a part of a
 * compound ("phone", "telephone").
 */
export const isSimilar = (asked: string, token: string): boolean => {
  if (isArabic(token)) return isArabic(asked) && isSameArabicWord(asked, token);
  if (token.length < sharedLetters || asked.length < sharedLetters) return false;
  const [shorter, longer] = asked.length < token.length ? [asked, token] : [token, asked];
  if (longer.endsWith(shorter) && negation.test(longer.slice(0, -shorter.length))) return false;
  const isAlike =
    longer.endsWith(shorter) || longer.endsWith(shorter.slice(0, -1))
      ? shorter.length >= longer.length * compoundPart
      : sharesBeginning(shorter, longer, sharedLetters);
  // last, because few words are alike and the test is dear
  return isAlike && !digit.test(asked) && !digit.test(token);
};

/** Words that begin below the block of Arabic are told apart without a regular expression. */
const isArabic = (word: string): boolean => word.charCodeAt(0) >= 0x600 && arabic.test(word);

/** "Unopened" is no other form of "opened". */
const negation = /^(?:un|in|im|ir|non|dis|des|nicht|onge|on|nie)$/;

const digit = /\p{N}/u;

const sharesBeginning = (shorter: string, longer: string, least: number): boolean => {
  let shared = 0;
  while (shared < longer.length && shorter[shared] === longer[shared]) shared++;
  return shared >= least && shared >= longer.length * sharedPart;
};

const arabic = /^\p{sc=Arabic}/u;
/** Conjunctions, prepositions and the article are written as one word with the next one, unless that gets too short. */
const clitics = /^(?:[وف]?[بك]?ال|[وف]?لل|[وفبكل])(?=.{3})/u;
const weakLetters = /[اويءىةئؤ]/g;
const derivingPrefix = /^[متني](?=.{3})/u;
const rootLetters = 3;

/** Arabic words are derived from roots of three consonants by vowels between them and letters before them. */
const isSameArabicWord = (asked: string, token: string): boolean => {
  const [one, other] = [arabicWord(asked), arabicWord(token)];
  if (one.bare === other.bare) return one.bare.length >= rootLetters;
  const [shorter, longer] = one.bare.length < other.bare.length ? [one, other] : [other, one];
  if (shorter.bare.length > rootLetters && longer.bare.startsWith(shorter.bare)) return true;
  return one.root.length >= rootLetters && one.root === other.root;
};

const maxArabicWords = 20_000;

const arabicWord = memoize(maxArabicWords, (word) => {
  const bare = word.replace(clitics, "");
  return { bare, root: bare.replace(weakLetters, "").replace(derivingPrefix, "") };
});
