/** Somebody else's words about the applicant, which prove nothing: "my boss always said: ...". */
const reported = new RegExp(
  [
    String.raw`(?<!\p{L})(?:boss|manager|supervisor|employer|teacher|colleagues?|customers?|everybody|everyone|people)\b.{0,40}\b(?:says?|said|told\sme|call(?:s|ed)\sme|wrote)\s?(?:about\sme|that\s(?:i|she|he)\b|:|,)`,
    String.raw`(?<!\p{L})(?:chefin|chef|vorgesetzte[rn]?|kolleg(?:en|in|e)|kunden|alle)\s.{0,40}(?:sagt?e?n?|meint?e?n?|schrieb(?:en)?)\s?(?:immer)?\s?[:,]`,
    String.raw`(?<!\p{L})(?:jef[ea]s?|encargad[oa]|compañer[oa]s|clientes|todos)\s.{0,40}(?:dec[íi]an?|dijo|dice[n]?|escribió)\s?(?:siempre)?\s?(?:que|[:,])`,
    String.raw`(?<!\p{L})(?:patronn?e?|chef|collègues|clients|tous)\s.{0,40}(?:disai(?:t|ent)|a\sdit|ont\sdit|écrit)\s?(?:toujours)?\s?(?:que|qu'|[:,])`,
    String.raw`(?<!\p{L})(?:capo|colleghi|clienti|tutti)\s.{0,40}(?:diceva(?:no)?|ha\sdetto|dicono)\s?(?:sempre)?\s?(?:che|[:,])`,
    String.raw`(?<!\p{L})(?:chefe|colegas|clientes|todos)\s.{0,40}(?:dizia(?:m)?|disse(?:ram)?)\s?(?:sempre)?\s?(?:que|[:,])`,
    String.raw`(?<!\p{L})(?:baas|collega's|klanten|iedereen)\s.{0,40}(?:zei(?:den)?|zegt)\s?(?:altijd)?\s?(?:dat|[:,])`,
    String.raw`(?<!\p{L})(?:szef(?:owa)?|koledzy|klienci|wszyscy)\s.{0,40}mówi(?:ł|ła|li)\s?(?:zawsze)?\s?(?:że|[:,])`,
    "(?:patronum|müdürüm|herkes).{0,40}(?:derdi|dedi)",
  ].join("|"),
  "u",
);

/** A sentence in small letters. */
export const isReported = (text: string): boolean => reported.test(text);
