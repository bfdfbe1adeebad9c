/** Languages of the widget's interface, as tags of BCP 47. Answers follow the visitor's own language. */
export const interfaceLanguages = [
  "en",
  "de",
  "fr",
  "es",
  "pt",
  "it",
  "nl",
  "pl",
  "tr",
  "ar",
  "zh",
  "ja",
] as const;
