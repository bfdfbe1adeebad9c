import type { ExtractedText } from "#extraction/blocks/block.ts";
import { lastPlaceOf, pageBreaksOf } from "./page-breaks.ts";
import type { Chunk } from "./passage.ts";
import { withoutBoilerplate, withoutRepeats } from "./repeats.ts";
import { type Unit, unitsOf } from "./units.ts";
import { widthOf } from "./width.ts";

/** In characters of an alphabet; see `widthOf`. */
export interface Sizes {
  /** A passage takes in what comes next up to here: one or two paragraphs, about 200 tokens. */
  target: number;
  /** A paragraph above this is cut at its sentences. */
  longest: number;
}

const usual: Sizes = { target: 900, longest: 1200 };
const tiny = 160;

/**
 * Cuts a document into passages along its structure. A heading opens a passage unless nothing but headings stands
 * before it, so does a new page, slide or sheet unless a sentence runs on; table rows and, where they are not endless, sentences stay whole. In a table
 * row each value carries its label, so `text` can say more than the text between `start` and `end`; what the
 * document keeps repeating is in the first passage that has it.
 */
export function chunk(extracted: ExtractedText, sizes = usual): Chunk[] {
  const groups: Unit[][] = [];
  for (const unit of withoutBoilerplate(unitsOf(extracted, sizes.longest))) {
    const current = groups.at(-1);
    if (current && belongs(current, unit, sizes)) current.push(unit);
    else groups.push(current && !unit.isHeading ? [...takeLeads(current, unit), unit] : [unit]);
  }
  return withoutRepeats(mergeTinyEnds(groups).map(toChunk)).map((one, ordinal) => ({ ordinal, ...one }));
}

function belongs(current: Unit[], next: Unit, { target, longest }: Sizes): boolean {
  const last = current.at(-1);
  if (!last) return true;
  if (last.isRunning !== next.isRunning) return false;
  if (lastPlaceOf(last) !== next.place) return last.runsOn && next.continues && widthOfAll(current) < longest;
  const isTitlesOnly = current.every((unit) => unit.isHeading);
  if (next.isHeading) return isTitlesOnly && widthOfAll(current) + widthOf(next.text) <= target;
  // a part that opens and closes has ended, so what follows is not below its heading
  if (next.path.length < last.path.length) return false;
  return isTitlesOnly || widthOfAll(current) + widthOf(next.text) <= target;
}

/** Lines that announce what follows (a table's labels, a short title) move to the passage of what they announce. */
function takeLeads(current: Unit[], next: Unit): Unit[] {
  const body = current.findLastIndex((unit) => !unit.leads || lastPlaceOf(unit) !== next.place);
  return body < 0 ? [] : current.splice(body + 1);
}

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
  if (!first || !last || first.isHeading || widthOfAll(group) >= tiny) return false;
  return (
    lastPlaceOf(last) === first.place &&
    last.isRunning === first.isRunning &&
    last.path.join() === first.path.join()
  );
}

function toChunk(units: Unit[]): Omit<Chunk, "ordinal"> {
  const [first] = units;
  const last = units.at(-1);
  if (!first || !last) throw new Error("a passage without text");
  const text = units.map((unit, index) => (index === 0 ? "" : unit.gap) + unit.text).join("");
  const { place, start } = first;
  const pageBreaks = pageBreaksOf(units);
  return {
    text,
    titlePath: last.path,
    ...(place && { place }),
    ...(pageBreaks.length > 0 && { pageBreaks }),
    start,
    end: last.end,
  };
}

const widthOfAll = (units: Unit[]) =>
  units.reduce((sum, unit) => sum + unit.gap.length + widthOf(unit.text), 0);
