import { longestUnit, type Unit, unitsOf } from "./chunk/units.ts";
import type { Extracted } from "./extract/block.ts";

/** Characters of a passage: one or two paragraphs, about 200 tokens of English. */
const target = 900;
const tiny = 160;

export interface Chunk {
  /** Position in the document, from 0. */
  ordinal: number;
  text: string;
  /** Headings the passage stands under, outermost first. */
  titlePath: string[];
  /** Page, slide or sheet it starts on. */
  place?: string;
  /** Character offsets into the extracted text, end exclusive. */
  start: number;
  end: number;
}

/**
 * Cuts a document into passages along its structure. A heading opens a passage, so does a new page, slide or
 * sheet unless a sentence runs on; table rows and, where they are not endless, sentences stay whole. In a table
 * row each value carries its label, so `text` can say more than the text between `start` and `end`.
 */
export function chunk(extracted: Extracted): Chunk[] {
  const groups: Unit[][] = [];
  for (const unit of unitsOf(extracted)) {
    const current = groups.at(-1);
    if (current && belongs(current, unit)) current.push(unit);
    else groups.push(current && !unit.isHeading ? [...takeLeads(current, unit), unit] : [unit]);
  }
  return mergeTinyEnds(groups).map(toChunk);
}

function belongs(current: Unit[], next: Unit): boolean {
  const last = current.at(-1);
  if (!last) return true;
  if (last.isRunning !== next.isRunning) return false;
  if (last.place !== next.place) return last.runsOn && next.continues && lengthOf(current) < longestUnit;
  const isTitlesOnly = current.every((unit) => unit.isHeading);
  if (next.isHeading) return isTitlesOnly && isUnder(next, last);
  return isTitlesOnly || lengthOf(current) + next.text.length <= target;
}

/** Lines that announce what follows (a table's labels, a short title) move to the passage of what they announce. */
function takeLeads(current: Unit[], next: Unit): Unit[] {
  const body = current.findLastIndex((unit) => !unit.leads || unit.place !== next.place);
  return body < 0 ? [] : current.splice(body + 1);
}

/** A heading with nothing of its own below it stays with its first subheading. */
const isUnder = (next: Unit, { path }: Unit) =>
  next.path.length > path.length && path.every((title, index) => next.path[index] === title);

/** The last words of a section join the passage before them. */
function mergeTinyEnds(groups: Unit[][]): Unit[][] {
  return groups.reduce<Unit[][]>((merged, group) => {
    const previous = merged.at(-1);
    if (previous && isTinyEnd(previous, group)) previous.push(...group);
    else merged.push([...group]);
    return merged;
  }, []);
}

function isTinyEnd(previous: Unit[], group: Unit[]): boolean {
  const [first] = group;
  const last = previous.at(-1);
  if (!first || !last || first.isHeading || lengthOf(group) >= tiny) return false;
  return (
    last.place === first.place && last.isRunning === first.isRunning && last.path.join() === first.path.join()
  );
}

function toChunk(units: Unit[], ordinal: number): Chunk {
  const [first] = units;
  const last = units.at(-1);
  if (!first || !last) throw new Error("a passage without text");
  const text = units.map((unit, index) => (index === 0 ? "" : unit.gap) + unit.text).join("");
  const { place, start } = first;
  return { ordinal, text, titlePath: last.path, ...(place && { place }), start, end: last.end };
}

const lengthOf = (units: Unit[]) => units.reduce((sum, unit) => sum + unit.gap.length + unit.text.length, 0);
