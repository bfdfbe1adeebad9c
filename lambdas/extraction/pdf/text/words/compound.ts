/** Words that form the first part of compounds. */
const firstParts =
  /^(?:self|well|high|low|long|short|half|state|real|large|small|full|open|first|second|third|two|three|four|five|six|one|cross|user|data|time|chat|hand|single|double)$/iu;

/** Prefixes that other words start with, too ("pre-vious"). */
const prefixes = /^(?:non|ill|ex|all|multi|vice|so|end|pre|post|anti|semi|up|co|re|sub)$/iu;

/** Words that form the second part of any compound. */
const secondParts =
  /^(?:based|driven|known|level|levels|optimi[sz]ed|trained|tuned|enabled|powered|aware|centric|oriented|related|specific|dependent|independent|friendly|scale|term|range|owned|built|hosted|managed|controlled|assisted|guided|defined|designed|written|shared|funded|backed|sized|shaped|colou?red|edge|agnostic|wise|hoc|quality|looking|making|saving|running|standing|consuming|purpose)$/iu;

/** Suffixes that are not words. */
const endings =
  /^(?:ings?|ers?|ness|ful|less|ly|ments?|i[tf]y|ities|i[sz](?:ed?|es|ing|ation|ations)|ist(?:s|ic)?|isms?|ships?|able|ably|ible|ants?|ances?|ences?|ency|ened|ening|itudes?|ety|hood|est|ish|wards?|a?tions?|ative|ary|arily|teen|teenth|ty|ties|ual|ually|al|ally|ous|ive|ions?|ern|en|ed|es)$/iu;

/** Words that other words start with ("under-stood"). */
const openers =
  /^(?:under|over|out|with|there|where|here|some|any|every|fore|through|how|what|when|for|not|main|part|form|port|per|inter|con|com|pro|dis|mis|the|and|are|our|can|man|car|ten|rest|comp|for)$/iu;

/**
 * True if a hyphen at a line's end is part of a compound ("chat-optimized"), false if it breaks a word
 * ("gener-ation"). Decided by words elsewhere in the document, then by typical parts of compounds.
 */
export const isCompound = (start: string, rest: string, known: (word: string) => boolean): boolean => {
  if (known(start + rest)) return false;
  if (known(`${start}-${rest}`)) return true;
  if (rest.length < 3 || endings.test(rest)) return false;
  if (firstParts.test(start)) return rest.length > 3 || known(rest);
  if (prefixes.test(start)) return known(rest) || secondParts.test(rest);
  if (start.length < 3 || openers.test(start) || !known(start)) return false;
  return secondParts.test(rest) || (rest.length > 3 && known(rest));
};
