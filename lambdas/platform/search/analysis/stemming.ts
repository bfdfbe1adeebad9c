/**
 * Brings the forms of a word together: English suffixes, and the article and common endings of Arabic.
 * It is light: what it returns need not be a word, only the same for kindred forms.
 */
export const stem = (word: string): string => {
  if (word.length < 3 || (word.length === 3 && word <= "zzz")) return word;
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size >= mostStems) stems.clear();
  const made = stemAnew(word);
  stems.set(word, made);
  return made;
};

/** Texts repeat their words, and reading a word anew costs more than looking it up. */
const stems = new Map<string, string>();
const mostStems = 20_000;

const stemAnew = (word: string): string => {
  if (/^[a-z]{4,}$/.test(word)) return stemEnglish(word);
  if (/^[\u0620-\u064a]{3,}$/.test(word)) return stemArabic(word);
  return word;
};

const stemEnglish = (word: string): string => {
  const base = withoutDerivation(withoutTense(withoutPlural(word)));
  if (base.length > 3 && base.endsWith("e")) return base.slice(0, -1);
  return base.length > 2 && /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}i` : base;
};

const withoutPlural = (word: string): string => {
  if (word.endsWith("ies")) return word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
  if (word.endsWith("sses") || /(?:x|ch|sh|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
};

const withoutTense = (word: string): string => {
  if (word.endsWith("ied")) return `${word.slice(0, -3)}y`;
  if (word.endsWith("eed")) return word.length > 4 ? word.slice(0, -1) : word;
  const base = /(?:ed|ing)$/.test(word) ? word.replace(/(?:ed|ing)$/, "") : undefined;
  if (base === undefined || base.length < 2 || !/[aeiouy]/.test(base)) return word;
  return /([^aeioulsz])\1$/.test(base) ? base.slice(0, -1) : base;
};

const derivations: [RegExp, string][] = [
  [/^(.{3,})(?:ization|isation|izer|iser|ize|ise)$/, "$1"],
  [/^(.{3,})(?:ational|ation|ator|ative|ate)$/, "$1"],
  [/^(.{3,})(?:fulness|ousness|iveness|lessness|ness)$/, "$1"],
  [/^(.{3,}[st])(?:ional|ion|ive|ivity)$/, "$1"],
  [/^(.{4,})(?:ability|ibility|able|ible|ably|ibly)$/, "$1"],
  [/^(.{3,})(?:ically|ical|ality|ally|al|ity)$/, "$1"],
  [/^(.{4,})(?:ement|ment|ance|ence|ancy|ency|ant|ent)$/, "$1"],
  [/^(.{3,})(?:fully|ful|lessly|less|ously|ous|ly|ism|ist)$/, "$1"],
];

const withoutDerivation = (word: string): string => {
  for (const [suffix, rest] of derivations) if (suffix.test(word)) return word.replace(suffix, rest);
  return word;
};

const stemArabic = (word: string): string => {
  const even = word
    .replace(/[أإآٱ]/g, "ا")
    .replace(/ى$/, "ي")
    .replace(/ة$/, "ه");
  const bare = even.replace(/^(?:[وفبك]?ال|لل|و(?=.{3}))(?=.{2})/, "");
  return bare.replace(/^(.{2,})(?:ها|ان|ات|ون|ين|يه|ية|ه|ي)$/, "$1");
};
