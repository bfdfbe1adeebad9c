import { orderIn } from "#platform/dates/dates-in.ts";
import type { Passage } from "#platform/search/port.ts";
import { type AskedPeriod, askedPeriods, stanceOfDates } from "./dates.ts";
import { askedKeys, askedQuantities, type Key, stanceOfKeys } from "./keys.ts";
import { askedNames, stanceOfNames, wordsOf } from "./names.ts";
import type { Context, Name, Part, Stance } from "./part.ts";
import { stanceOfQuantities } from "./quantities.ts";

/** The dates, numbers and names of a question, which a text can contradict. */
export interface Asked {
  periods: AskedPeriod[];
  keys: Key[];
  quantities: Key[];
  names: Name[];
}

/** Undefined for a question that no text can contradict. */
export const askedBy = (question: string): Asked | undefined => {
  const asked = {
    periods: askedPeriods(question),
    keys: askedKeys(question),
    quantities: askedQuantities(question),
    names: askedNames(question),
  };
  return Object.values(asked).some(({ length }) => length > 0) ? asked : undefined;
};

/** The stances of the parts of one passage, in their order, and whether each has a date asked for. */
const stancesIn = (asked: Asked, parts: Part[], context: Context): Judged[] => {
  const dates = stanceOfDates(asked.periods, parts, context);
  const keys = stanceOfKeys(asked.keys, parts, context.titles);
  const quantities = stanceOfQuantities(asked.quantities, parts);
  const names = stanceOfNames(asked.names, parts, context.isKnown);
  return dates.map((ofDates, at) => ({
    stance: together([ofDates, keys[at] ?? "open", quantities[at] ?? "open", names[at] ?? "open"]),
    isDated: ofDates === "holds",
  }));
};

export interface Judged {
  stance: Stance;
  /** Whether it is of a date that the question asks for. */
  isDated: boolean;
}

type Read = Pick<Passage, "documentId" | "titlePath" | "text">;

/** The stances of the segments of each passage. */
export const stancesOf = <Own extends Part>(
  asked: Asked,
  passages: { passage: Read; segments: Own[] }[],
): (Own & Judged)[][] => {
  const texts = Map.groupBy(passages, ({ passage }) => passage.documentId);
  const dated = asked.periods.length > 0 ? [...texts] : [];
  const orders = new Map(
    dated.map(([id, own]) => [id, orderIn(own.map(({ passage }) => passage.text).join("\n"))]),
  );
  let words: Set<string>[] | undefined;
  const isKnown = (name: Name) => {
    words ??= passages.map(({ passage }) => new Set(wordsOf(passage.text)));
    return words.some((all) => name.every((word) => all.has(word)));
  };
  return passages.map(({ passage: { documentId, titlePath }, segments }) => {
    const context = { titles: titlePath, order: orders.get(documentId), isKnown };
    const judged = stancesIn(asked, segments, context);
    return segments.map((segment, at) => ({ ...segment, ...judged[at]! }));
  });
};

const together = (stances: Stance[]): Stance =>
  stances.includes("contradicts") ? "contradicts" : stances.includes("holds") ? "holds" : "open";
