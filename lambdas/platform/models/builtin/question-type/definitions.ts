import { occurrencesOf } from "./occurrences.ts";

/** The words between a term and what it is: "QSL is a language", "QSL (query summary language)", "QSL – a language". */
const copula =
  /^(?:["”»’)]?\s?(?:\([^)]{1,60}\)\s?)?(?:,\s)?(?:is|are|was|were|means?|stands? for|refers? to|denotes?|describes?|ist|sind|war|bedeutet|bezeichnet|steht für|est|sont|signifie|désigne|es|son|significa|è|sono|é|são|oznacza|jest|to|это|означает|is een|betekent|είναι|este|är|betyder|هو|هي)(?![\p{L}\p{M}])|\s?(?:[—–:=]|\()\s?\p{L})/iu;
/** The words before a term that is introduced: "a language called QSL". */
const naming =
  /(?:called|named|known as|termed|short for|appelée?s?|nommée?s?|dite?s?|genannt|namens|kurz|abgekürzt|llamad[oa]s?|denominad[oa]s?|chiamat[oaie]|dett[oaie]|chamad[oa]s?|genaamd|zwan[yae]|называем\p{L}+|называ\p{L}+)\s(?:the\s|a\s)?["“«„‘(]?\s?$/iu;

/** A definition names its term in its first words; later ones say something else about it. */
const latest = 40;

/** Offsets at which a text says what a term is, or gives the words of an abbreviation. */
export const findDefinitions = (term: string, text: string): number[] => {
  const { length } = term.trim();
  return occurrencesOf(term, text).filter((at) => {
    const before = text.slice(Math.max(0, at - longest), at);
    const after = text.slice(at + length, at + length + longest);
    if (/^[\p{L}\p{N}]/u.test(after)) return false;
    return (
      (at <= latest && copula.test(after)) || naming.test(before) || spellsOut(term.trim(), before, after)
    );
  });
};

const longest = 120;

/** Whether the words before a term in brackets, or those in brackets after it, begin with its letters. */
const spellsOut = (term: string, before: string, after: string): boolean => {
  if (!/^\p{L}{2,8}$/u.test(term) || term !== term.toUpperCase()) return false;
  const inside = /^\s?\(([^)]+)\)/.exec(after)?.[1];
  const words = /\(\s?$/.test(before) ? before.slice(0, before.lastIndexOf("(")) : inside;
  const all = words?.match(/\p{L}+/gu) ?? [];
  const content = all.filter((word) => word.length > 3 || /^\p{Lu}/u.test(word));
  const own = inside ? content.slice(0, term.length) : content.slice(-term.length);
  return own.map((word) => word[0]!.toUpperCase()).join("") === term || initials(all, term);
};

/** The same with the little words: "level of assurance" is LOA. */
const initials = (words: string[], term: string): boolean =>
  words
    .slice(-term.length)
    .map((word) => word[0]!.toUpperCase())
    .join("") === term;
