import { type Ground, grounds, type LawfulWording } from "./grounds.ts";
import { ar } from "./languages/ar.ts";
import { de } from "./languages/de.ts";
import { en } from "./languages/en.ts";
import { es } from "./languages/es.ts";
import { fr } from "./languages/fr.ts";
import { it } from "./languages/it.ts";
import { ja } from "./languages/ja.ts";
import { nl } from "./languages/nl.ts";
import { pl } from "./languages/pl.ts";
import { pt } from "./languages/pt.ts";
import { tr } from "./languages/tr.ts";
import { zh } from "./languages/zh.ts";
import { withoutOpenness } from "./openness.ts";

/** A criterion that names a ground by which nobody may be judged, and wordings that may stand in its place. */
export interface Refused {
  ground: Ground;
  /** The words that name it. */
  words: string;
  lawful: [string, string];
}

/** Scripts without spaces have no ends of words. */
const unspaced: LawfulWording[] = [zh, ja];
const languages: LawfulWording[] = [en, de, fr, es, pt, it, nl, pl, tr, ar, zh, ja];

const expressions = languages.flatMap((language) =>
  grounds.map((ground) => ({ ground, language, expression: expressionOf(language, ground) })),
);

function expressionOf(language: LawfulWording, ground: Ground): RegExp {
  const number = language.ages ? String.raw`(?:\d{2}|${language.ages})` : String.raw`\d{2}`;
  const both = `${language.names[ground]}|${language.asks[ground]}`;
  const names = `(?:${both.replaceAll(String.raw`\d{2}`, number)})`;
  if (unspaced.includes(language)) return new RegExp(names, "iu");
  // letters of all languages, which \b and \w do not know
  const letters = names.replaceAll(/\\w/g, String.raw`[\p{L}\p{N}]`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${letters}(?![\p{L}\p{N}])`, "iu");
}

/** The ground that a criterion names, or a question asks about, in whatever language; undefined for one that is lawful. */
export const groundOf = (criterion: string): Refused | undefined => {
  const text = withoutOpenness(plain(criterion));
  for (const { ground, language, expression } of expressions) {
    const words = expression.exec(text)?.[0];
    if (words) return { ground, words: words.trim(), lawful: language.lawful[ground] };
  }
  return undefined;
};

/** Without what is not seen, so that nothing hides between letters. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/[’ʼ`´]/gu, "'")
    .trim();
