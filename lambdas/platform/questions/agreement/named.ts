import type { AgreementLanguage } from "./concepts.ts";
import type { AnswerKind } from "./kinds.ts";
import { stemOf } from "./spelling.ts";
import { conceptsOf, isFrame, isWeak } from "./vocabulary.ts";

/** A question without its frame. */
export interface Named {
  kind: AnswerKind;
  /** Concepts and stems of the things and deeds that it names; each has to agree. */
  strong: Set<string>;
  /** Concepts that many wordings leave out. */
  weak: Set<string>;
  /** All words as written, without diacritics. */
  words: string[];
}

/** Sorts words into concepts that have to agree and such as may be missing; the frame is left out. */
export const namedIn = (words: string[], asked: AnswerKind, language: AgreementLanguage): Named => {
  const all = words.flatMap((word) => {
    const known = conceptsOf(word, language);
    if (known.length > 0) return known;
    return isFrame(word, language) ? [] : [`=${stemOf(word, language)}`];
  });
  const weak = new Set(all.filter(isWeak));
  const strong = new Set(all.filter((one) => !isWeak(one)));
  const kind = kindOf(asked, strong);
  for (const said of impliedBy[kind] ?? []) strong.delete(said);
  if (kind === "duration") weak.clear();
  if (kind === "none") withoutImplied(strong, weak);
  return { kind, strong, weak, words };
};

/** "What is the price of …" asks for a price. */
const kindOf = (asked: AnswerKind, strong: Set<string>): AnswerKind => {
  if (asked !== "what") return asked;
  if (strong.has("price") && !strong.has("include")) return "price";
  return strong.has("duration") ? "duration" : asked;
};

/** Concepts that a kind says already. */
const impliedBy: Partial<Record<AnswerKind, string[]>> = {
  price: ["price", "pay", "need"],
  duration: ["duration", "need"],
  manner: ["need"],
  what: ["need"],
};

const means = ["card", "creditcard", "cash", "transfer", "cheque"];

/** Prices include a thing, and cards are accepted to pay with, whether a question says so or not. */
const withoutImplied = (strong: Set<string>, weak: Set<string>): void => {
  if (strong.has("include")) strong.delete("price");
  if (strong.has("need") || !strong.has("pay") || !means.some((one) => strong.has(one))) return;
  strong.delete("pay");
  weak.add("~allow");
};
