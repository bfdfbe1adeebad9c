/** " in English", for a tag such as "en" or a name such as "english"; nothing for none. */
export const languageName = (language: string | null): string => {
  if (!language) return "";
  const name = isTag(language)
    ? (new Intl.DisplayNames("en", { type: "language" }).of(language) ?? language)
    : language.charAt(0).toUpperCase() + language.slice(1);
  return ` in ${name}`;
};

const isTag = (language: string): boolean => /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(language);
