const narrowest = 50;
const longLine = 200;
const around = 6;

/** How two lines belong together: the text runs on, begins a line of its own, or begins a paragraph. */
export type Boundary = "run" | "line" | "paragraph";

/**
 * Boundary between a line and the one above. Lines wrapped by hand are so long that the next word did not fit;
 * those of a poem or an address are not, and begin with capitals.
 */
export function boundary(lines: string[], index: number, width: number): Boundary {
  const above = (lines[index - 1] ?? "").trim();
  const line = (lines[index] ?? "").trim();
  const isIndented = /^\s{2,}\S/.test(lines[index] ?? "") && /^\S/.test(lines[index - 1] ?? "");
  if (above.length > longLine) return "paragraph";
  if (/^[\d–—-]/.test(above) && /^[\d–—-]/.test(line)) return "line";
  if (isLogLine(line) || isEntry(line) || isEntry(above)) return "line";
  const isEnded = /[.!?:。！？][)"”»’\]]*(\[\w{1,3}\])*$/.test(above);
  const isFull = above.length + 1 + firstWord(line).length > (isEnded ? width : width * 0.85);
  if (width < narrowest)
    return /^\p{Ll}/u.test(line) && !isVerse(lines, index, width) && !isEnded ? "run" : "line";
  if (isFull && !isVerse(lines, index, width)) return isIndented && isEnded ? "paragraph" : "run";
  if (/^\p{Ll}/u.test(line) && !isEnded && above.length > width / 2) return "run";
  return isEnded ? "paragraph" : "line";
}

/** The longest of the lines around, which shows how wide the text was set. */
export function widthOf(lines: string[], index: number): number {
  const near = lines.slice(Math.max(0, index - around), index + around);
  return Math.max(...near.map((line) => line.trim().length));
}

/** The separator of two joined lines: empty inside a hyphenated word and between ideographs, else a space. */
export function seam(above: string, line: string): string {
  const end = above.trimEnd().slice(-2);
  if (/\p{Ll}-$/u.test(end) && /^\s*\p{Ll}/u.test(line)) return "";
  return wide.test(end.slice(-1)) && wide.test(line.trimStart().slice(0, 1)) ? "" : " ";
}

const wide = /[\u3000-\u9FFF\uFF00-\uFFEF]/;

const firstWord = (line: string) =>
  /[\u3000-\u9FFF]/.test(line[0] ?? "") ? line.slice(0, 1) : (/^\S+/.exec(line)?.[0] ?? "");

/** Most lines begin with a capital and none is long. */
function isVerse(all: string[], index: number, width: number): boolean {
  const lines = all.slice(Math.max(0, index - around), index + around);
  const capital = lines.filter((line) => /^\s*["“«„'‘(]?\p{Lu}/u.test(line)).length;
  return lines.length > 2 && width < 60 && capital >= lines.length * 0.85;
}

/** "[12:03] Ann: …", "12.03.24, 10:11 - Ann: …": one line of a chat or a log. */
const isLogLine = (line: string) =>
  /^[[(<]?(\d{1,4}[-./]\d{1,2}[-./]\d{1,4}|\d{1,2}:\d{2})/.test(line) &&
  /\d:\d\d|\d{4}-\d\d-\d\d/.test(line.slice(0, 40));

/** "Phone: 030 1234": a short line that names what it says. */
const isEntry = (line: string) => line.length < 70 && /^[\p{Lu}\d][^:.!?]{1,30}:\s+\S/u.test(line);
