/**
 * Under these bounds a text of 20,000 letters is parsed within a quarter of a second. The parser's time grows with the
 * square of lines, and of runs of signs and brackets in a paragraph, its depth with nesting, and the result with a
 * table's cells.
 */
const most = { lines: 1000, depth: 12, runs: 800, run: 80, brackets: 1000, cells: 5000 };

/** Whether a Markdown text is parsed in a time that anybody may cause; takes a time in proportion to its length. */
export const parsesQuickly = (markdown: string): boolean => {
  const lines = markdown.split(/\r\n|[\n\r]/);
  return (
    lines.length <= most.lines &&
    lines.every((line) => depthOf(line) <= most.depth) &&
    widestTable(lines) * lines.length <= most.cells &&
    markdown.split(/\n[ \t]*\n/).every(isEasy)
  );
};

/** How many quotations and lists begin in a line, and how far it is set in. */
const depthOf = (line: string): number => {
  const before = /^[\s>*+\-\d.)]*/.exec(line)?.[0] ?? "";
  const indent = /^\s*/.exec(line)?.[0].replaceAll("\t", "    ").length ?? 0;
  return countOf(before, />|(?:[-+*]|\d[.)])(?=\s|$)/g) + Math.floor(indent / 8);
};

/** The columns of the widest line that may stand below a table's head. */
const widestTable = (lines: string[]): number =>
  lines.reduce(
    (widest, line) => (/^[\s|:>-]+$/.test(line) ? Math.max(widest, countOf(line, /\|/g)) : widest),
    0,
  );

const isEasy = (paragraph: string): boolean => {
  const runs = paragraph.match(/[*_~]+|`+/g) ?? [];
  return (
    runs.length <= most.runs &&
    runs.every((run) => run.length <= most.run) &&
    countOf(paragraph, /[[\]<]/g) <= most.brackets
  );
};

const countOf = (text: string, signs: RegExp): number => text.match(signs)?.length ?? 0;
