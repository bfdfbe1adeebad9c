import { languageFrom } from "#shared/interface-languages.ts";

/** Says in the chat's language, in place of "Thinking…", that an answer without a word yet is still awaited. */
export function sayStill(view: HTMLElement): void {
  const line = view.querySelector(".wait");
  const language = languageFrom(view.closest<HTMLElement>("[lang]")?.lang);
  if (line && navigator.onLine) line.lastChild?.replaceWith(words[language]);
}

export type SayStill = typeof sayStill;

const words: Record<ReturnType<typeof languageFrom>, string> = {
  en: "Still thinking…",
  de: "Ich überlege noch …",
  fr: "Toujours en réflexion…",
  es: "Sigo pensando…",
  pt: "Ainda a pensar…",
  it: "Sto ancora pensando…",
  nl: "Nog even denken…",
  pl: "Wciąż myślę…",
  tr: "Hâlâ düşünüyor…",
  ar: "ما زال التفكير جاريًا…",
  zh: "仍在思考…",
  ja: "まだ考えています…",
};
