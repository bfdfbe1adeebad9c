/** Function words that may stand within a noun phrase, by language. */
const within: Record<string, string> = {
  en: "of for to in at with by on from and or the a an",
  de: "von der des die das den dem für zu zum zur im in am an auf aus bei beim mit nach ohne und oder über unter vom vor durch bis ein eine einer eines einem einen",
  fr: "de du des d à au aux la le les l en et ou pour par sans sur dans avec un une",
  es: "de del la las el los en y e o u para por con sin sobre a al un una",
  it: "di del della dello delle dei degli dell a alla in nel nella nell e o per con da dal su sul il la le lo gli i l un una nei nelle agli ai alle all",
  pt: "de do da dos das e ou em no na nos nas para por com sem a o os as à ao um uma pela pelo",
  nl: "van voor bij in op met en of de het een naar aan uit tot per door zonder te",
};

/** Articles with which a phrase may begin; elsewhere it begins with a word that has a meaning. */
const first: Record<string, string> = {
  en: "the",
  fr: "la le les l",
  es: "la las el los",
  it: "il la le lo gli i l",
  pt: "o a os as",
  nl: "de het",
};

/** Undefined for a language whose links are not listed. */
export const linksOf = (language: string | undefined): Set<string> | undefined =>
  setOf(within[language ?? ""]);

export const articlesOf = (language: string | undefined): Set<string> =>
  setOf(first[language ?? ""]) ?? new Set();

const setOf = (words: string | undefined): Set<string> | undefined =>
  words ? new Set(words.split(" ")) : undefined;
