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

type InterfaceLanguage = (typeof interfaceLanguages)[number];

/** The language of a stored tag; English for one that is not offered. */
export const languageFrom = (tag: string | undefined): InterfaceLanguage =>
  interfaceLanguages.find((one) => one === tag) ?? "en";
