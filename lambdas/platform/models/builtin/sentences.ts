/** The sentences of a passage as they can be quoted alone; each row of a table comes with its header. */
export const sentencesOf = (text: string): string[] => {
  const sentences = blocksOf(text).flatMap((block) => (isTable(block) ? rowsOf(block) : proseOf(block)));
  return withoutFragments(sentences);
};

const blocksOf = (text: string): string[] =>
  text.split(/\n{2,}|\n(?=\s*(?:#|[-*•]|\d+[.)])\s)|\n(?=\|)(?<!\|\n)|(?<=\|)\n(?!\|)/);

const isTable = (block: string): boolean => /^\s*\|.*\|\s*$/m.test(block);

/** "| Size | Price |" over "| Small | 4 € |" is said as "Size: Small, Price: 4 €." */
const rowsOf = (table: string): string[] => {
  const [header = [], ...rows] = table
    .trim()
    .split("\n")
    .filter((line) => !/^[\s|:-]+$/.test(line))
    .map(cellsOf);
  const said = rows.map(
    (cells) =>
      `${cells
        .map((cell, at) => named(header[at], cell))
        .filter(Boolean)
        .join(", ")}.`,
  );
  return rows.length > 0 ? said : [header.join(", ")];
};

const cellsOf = (line: string): string[] =>
  line
    .trim()
    .replace(/^\||\|$/g, "")
    .split("|")
    .map((cell) => cell.trim());

const named = (name: string | undefined, cell: string): string => (name && cell ? `${name}: ${cell}` : cell);

const abbreviation =
  /(?:\b(?:e\.g|i\.e|etc|approx|no|vs|mr|mrs|ms|dr|prof|st|inc|ltd|fig|cf)|\b\p{Lu})\.\s*$/iu;

let segmenter: Intl.Segmenter | undefined;

const proseOf = (block: string): string[] => {
  segmenter ??= new Intl.Segmenter("en", { granularity: "sentence" });
  const sentences: string[] = [];
  let begun = "";
  for (const { segment } of segmenter.segment(block.replace(/^#+\s*/, "").replace(/\s+/g, " "))) {
    begun += segment;
    if (abbreviation.test(begun)) continue;
    sentences.push(begun.trim());
    begun = "";
  }
  return [...sentences, begun.trim()].filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
};

/** A passage may begin or end within a sentence; such a part is quoted only where there is nothing whole. */
const withoutFragments = (sentences: string[]): string[] => {
  const whole = sentences.filter(
    (sentence) => /[.!?。！？؟…:;)"”»]$/u.test(sentence) && !/^\p{Ll}/u.test(sentence),
  );
  return whole.length > 0 ? whole : sentences;
};
