import type { ExportFormat } from "#shared/history/routes.ts";

interface Counter {
  add(text: string): void;
  count(): number;
}

/** Counts the records in the text of an export, part by part: rows below the head of a CSV file, else conversations. */
export const countIn = (format: ExportFormat): Counter => {
  if (format.startsWith("csv")) return rowsIn();
  const start = format === "json" ? /\n\{/g : /\n/g;
  return matchesOf(start);
};

/** JSON escapes line breaks, so each of the file's own begins or ends a conversation. */
const matchesOf = (pattern: RegExp): Counter => {
  let count = 0;
  let last = "";
  return {
    add: (text) => {
      count += (last + text).match(pattern)?.length ?? 0;
      last = pattern.source.length > 2 && text.endsWith("\n") ? "\n" : "";
    },
    count: () => count,
  };
};

/** Line breaks within quotes belong to a cell; a quote within a cell is doubled, so that it changes nothing. */
const rowsIn = (): Counter => {
  let rows = 0;
  let isQuoted = false;
  return {
    add: (text) => {
      for (const [at, piece] of text.split('"').entries()) {
        if (at > 0) isQuoted = !isQuoted;
        if (!isQuoted) rows += piece.split("\r\n").length - 1;
      }
    },
    count: () => rows - 1,
  };
};
