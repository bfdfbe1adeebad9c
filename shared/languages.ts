/** Languages whose formats of numbers and dates are offered, as tags of BCP 47. Texts are English. */
export const languages = [
  "en-US",
  "en-GB",
  "de",
  "de-CH",
  "es",
  "fr",
  "hi",
  "it",
  "ja",
  "nl",
  "pl",
  "pt-BR",
  "sv",
  "tr",
  "vi",
  "zh-CN",
] as const;
