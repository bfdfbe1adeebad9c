import type { CriterionKind } from "#shared/jobs/shapes.ts";
import { concession } from "./concession.ts";
import type { Statement } from "./statements.ts";
import type { Reading } from "./words/reading-of.ts";

/**
 * Whether a statement asks for something, would like it, or is for people to judge; undefined for what nobody is judged by,
 * such as benefits. Its own words count before the heading above it.
 */
export const kindOf = ({ text, section }: Statement, reading: Reading): CriterionKind | undefined => {
  const own = text.replace(concession, "");
  const isNice = reading.isNice(own) && !isQualified(own, reading);
  if (section === "other" || reading.isOther(isNice ? own : text) || isNoStatement(text)) return undefined;
  if (section === "note" || reading.isNote(text)) return "note";
  return isNice ? "nice" : (section ?? "must");
};

/** "At a hotel reception, ideally at night" asks for the reception all the same. */
const isQualified = (text: string, reading: Reading): boolean => {
  const at = text.indexOf(", ");
  const before = text.slice(0, at);
  const [first = "", second = "", ...others] = text.slice(at + 2).split(" ");
  const isEnough = at > 0 && others.length > 0 && before.split(" ").length >= 4;
  return isEnough && reading.isNice(`${first} ${second}`) && !reading.isNice(before);
};

/** Questions to the reader, addresses and links. */
const isNoStatement = (text: string): boolean => /[?？؟]$|https?:\/\/|www\.|\S@\S/u.test(text);
