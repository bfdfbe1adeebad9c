import { loadPiece } from "../pieces/load-piece.ts";
import { words } from "./words.ts";

const others = "de fr es pt it nl pl tr ar zh ja";

/** The language of the interface: the chosen one, or with `auto` the page's, else the browser's. English if unknown. */
export const languageOf = (chosen: string, page: string): string => {
  const tag = chosen === "auto" ? page || navigator.language : chosen;
  const language = tag.slice(0, 2).toLowerCase();
  return others.includes(language) ? language : "en";
};

/** Loads the words of a language other than English; without them the interface stays English. */
export const speak = async (language: string): Promise<void> => {
  const piece = await loadPiece(`words-${language}`).catch(() => undefined);
  Object.assign(words, piece?.default);
};
