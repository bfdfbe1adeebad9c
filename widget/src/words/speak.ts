import { loadPiece } from "../pieces/load-piece.ts";
import type { SpokenWords } from "./translation.ts";
import { words } from "./words.ts";

const others = "de fr es pt it nl pl tr ar zh ja";

/** The language of the interface: the chosen one, or with `auto` the page's, else the browser's. English if unknown. */
export const languageOf = (chosen: string, page: string): string => {
  const tag = chosen === "auto" ? page || navigator.language : chosen;
  const language = tag.slice(0, 2).toLowerCase();
  return others.includes(language) ? language : "en";
};

let spoken: Promise<SpokenWords> | undefined;

/** Loads the words of a language. Rejects if they cannot be fetched. */
export const speak = (language: string): Promise<SpokenWords> => {
  spoken = loadPiece(`words-${language}`).then((piece) => Object.assign(words, piece.default));
  spoken.catch(() => {
    spoken = undefined;
  });
  return spoken;
};

/** A piece and its words, which are English if no other language is spoken. */
export const loadSpoken = async <Name extends "talk" | "form">(name: Name) => {
  const speaking = spoken ?? speak("en");
  return [await loadPiece(name), await speaking] as const;
};
