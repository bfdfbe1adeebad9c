import { sectionOf } from "./section-titles.ts";

/** Dots that lead to the number of a page. */
const leaders = /(?:\.\s?){4,}\s*\p{N}+\s*\.?$|…{2,}\s*\p{N}+$/u;
const numbered =
  /^(?:\d{1,2}(?:\.\d{1,2}){0,3}[.)]?|[ivx]{1,5}[.)])\s+\p{L}.{1,80}$|^(?:(?:pg|p|page|seite|s|стр|σελ)\.?\s?)?\d{1,4}\s+\S{0,8}\p{L}.{1,80}$/iu;
const paged =
  /^.{2,90}[\s,.…·]\s?(?:(?:pg|pp?|page|seite|s|стр|σελ)\.?\s?)?\d{1,4}$|^(?:pg|p|page|seite)\.?\s?\d{1,4}$/iu;

/** A line of a table of contents by itself. */
export const isLed = (line: string): boolean => leaders.test(line);

/** A line of a table of contents below its heading. */
export const isContentsLine = (line: string): boolean =>
  isLed(line) ||
  (!/[.!?。！？]$/u.test(line.replace(/\d\.$/, "")) && (numbered.test(line) || paged.test(line)));

const entry =
  /^(.{2,70}?)[,:\s]\s*\d{1,4}(?:\s?[–-]\s?\d{1,4})?(?:f{1,2}\.?)?(?:[,;]\s*\d{1,4}(?:\s?[–-]\s?\d{1,4})?(?:f{1,2}\.?)?)*[.;]?$/u;
const several =
  /,\s*\d{1,4}(?:\s?[–-]\s?\d{1,4})?(?:f{1,2}\.?)?[,;]\s*\d{1,4}|,\s*\d{1,4}\s?[–-]\s?\d{1,4}$|\d{1,4}f{1,2}\b/u;
const inRun = /\p{L}[^,\d\n]{0,50},\s\d{1,4}(?:[–-]\d{1,4})?(?:,\s\d{1,4}(?:[–-]\d{1,4})?)*\.?(?=\s|$)/gu;
const seeAlso =
  /,? ?\(?(?:see(?: also)?|siehe(?: auch)?|voir(?: aussi)?|véase(?: también)?|vedi(?: anche)?|zie(?: ook)?|см\.)\s+\p{L}.{1,60}$/u;

const least = 4;

/**
 * The lines of an index at the back of a manual ("Battery, 12, 34"), by their positions. Where they are not `headed` as
 * one, it needs terms in the order of the alphabet, some with several pages.
 */
export const indexLines = (lines: string[], headed: boolean[]): Set<number> => {
  const isHeaded = headed.includes(true);
  const found = lines.flatMap((line, at) =>
    (!isHeaded || headed[at]) && (isEntry(line) || isRun(line)) ? [at] : [],
  );
  const [first = 0, last = 0] = [found[0], found.at(-1)];
  const runs = found.filter((at) => isRun(lines[at]!));
  const isSure = runs.length > 0 || (isHeaded ? found.length > 1 : isAlphabetical(lines, found));
  if (!isSure || found.length < (isHeaded ? 0.4 : 0.7) * (last - first + 1)) return new Set();
  const own = lines.flatMap((line, at) => {
    if (found.includes(at)) return [at];
    const isBeside = at >= first - 1 && at <= last + 1 && seeAlso.test(line);
    return isBeside || (at > first && at < last && line.length < shortLine) ? [at] : [];
  });
  return new Set(own);
};

/** A term above its own subterms, or the letter above its terms. */
const shortLine = 40;

const isEntry = (line: string): boolean => entry.test(line) && /\p{L}/u.test(line) && !/[:] /.test(line);

/** Several entries in one line, as where the columns of a page ran together. */
const isRun = (line: string): boolean => {
  // Most lines are told apart by this look, which costs a hundredth of the whole expression.
  if ((line.match(/,\s\d/g) ?? []).length < least) return false;
  const entries = line.match(inRun) ?? [];
  const held = entries.reduce((sum, one) => sum + one.length + 1, 0);
  return entries.length >= least && held >= 0.85 * line.length && entries.some((one) => several.test(one));
};

/** The entries of a line of an index, which may hold several. */
export const termsOf = (line: string): string[] => {
  if (!isRun(line)) return [line];
  return [...line.matchAll(inRun)].map(([entry], at) => {
    const [first = "", ...others] = entry.split(" ");
    return at === 0 && sectionOf(first) === "index" ? others.join(" ") : entry;
  });
};

const isAlphabetical = (lines: string[], found: number[]): boolean => {
  const entries = found.map((at) => lines[at]!);
  if (entries.length < least || entries.filter((line) => several.test(line)).length < entries.length / 4)
    return false;
  const rising = entries.filter((line, at) => at === 0 || line.localeCompare(entries[at - 1]!) >= 0).length;
  return rising >= 0.75 * entries.length;
};
