/** First parts of compounds that are words of their own. */
const firstParts =
  /^(?:self|well|high|low|long|short|half|state|real|large|small|full|open|first|second|third|two|three|four|five|six|one|cross|user|data|time|chat|hand|single|double)$/iu;

/** Prefixes that words of their own begin with as well ("pre-vious"). */
const prefixes = /^(?:non|ill|ex|all|multi|vice|so|end|pre|post|anti|semi|up|co|re|sub)$/iu;

/** Second parts that stand behind any word. */
const secondParts =
  /^(?:based|driven|known|level|levels|optimi[sz]ed|trained|tuned|enabled|powered|aware|centric|oriented|related|specific|dependent|independent|friendly|scale|term|range|owned|built|hosted|managed|controlled|assisted|guided|defined|designed|written|shared|funded|backed|sized|shaped|colou?red|edge|agnostic|wise|hoc|quality|looking|making|saving|running|standing|consuming|purpose)$/iu;

/** What a word ends in, that is none itself. */
const endings =
  /^(?:ings?|ers?|ness|ful|less|ly|ments?|i[tf]y|ities|i[sz](?:ed?|es|ing|ation|ations)|ist(?:s|ic)?|isms?|ships?|able|ably|ible|ants?|ances?|ences?|ency|ened|ening|itudes?|ety|hood|est|ish|wards?|a?tions?|ative|ary|arily|teen|teenth|ty|ties|ual|ually|al|ally|ous|ive|ions?|ern|en|ed|es)$/iu;

/** Words that others begin with: "under-stood" is one. */
const openers =
  /^(?:under|over|out|with|there|where|here|some|any|every|fore|through|how|what|when|for|not|main|part|form|port|per|inter|con|com|pro|dis|mis|the|and|are|our|can|man|car|ten|rest|comp|for)$/iu;

/**
 * Whether a hyphen at a line's end joins two words ("chat-optimized") and does not cut one ("gener-ation"): told by
 * the words that the document has elsewhere, then by what compounds begin and end with.
 */
export function isCompound(start: string, rest: string, known: (word: string) => boolean): boolean {
  if (known(start + rest)) return false;
  if (known(`${start}-${rest}`)) return true;
  if (rest.length < 3 || endings.test(rest)) return false;
  if (firstParts.test(start)) return rest.length > 3 || known(rest);
  if (prefixes.test(start)) return known(rest) || secondParts.test(rest);
  if (start.length < 3 || openers.test(start) || !known(start)) return false;
  return secondParts.test(rest) || (rest.length > 3 && known(rest));
}
