import type { Block } from "./blocks.ts";
import type { Dialect, Run } from "./dialect.ts";

/** A part of a text that stays in one message, as the platform writes it, with what stands before it in its message. */
interface Piece {
  gap: string;
  text: string;
}

/**
 * A text as messages within the platform's limit: split between blocks, a long block between sentences, and a long
 * sentence between words.
 */
export const messagesOf = (blocks: Block[], dialect: Dialect): string[] => {
  const messages: string[] = [];
  let message = "";
  for (const { gap, text } of blocks.flatMap((block) => piecesOf(block, dialect))) {
    const joined = message && message + gap + text;
    if (joined && joined.length <= dialect.limit) message = joined;
    else {
      messages.push(message);
      message = text;
    }
  }
  return [...messages, message].map((text) => text.trim()).filter(Boolean);
};

const piecesOf = (block: Block, dialect: Dialect): Piece[] => {
  if ("code" in block)
    return groups(block.code.split(/(?<=\n)/), (text) => dialect.code(text).length <= dialect.limit).map(
      (text, at) => ({ gap: at === 0 ? block.gap : "\n", text: dialect.code(text.replace(/\n$/, "")) }),
    );
  const fits = (runs: Run[]) => written(runs, dialect).length <= dialect.limit;
  const parts = fits(block.runs)
    ? [block.runs]
    : cutAt(block.runs, "sentence").flatMap((sentence) =>
        fits(sentence)
          ? [sentence]
          : cutAt(sentence, "word").flatMap((word) => (fits(word) ? [word] : cut(word))),
      );
  return parts.map((runs, at) => ({ gap: at === 0 ? block.gap : "", text: written(runs, dialect) }));
};

const written = (runs: Run[], { run: write }: Dialect): string =>
  runs.map((run) => (run.text.trim() ? write(run) : run.text)).join("");

/** Runs, cut where their text has a boundary. */
const cutAt = (runs: Run[], granularity: "sentence" | "word"): Run[][] => {
  const text = runs.map((run) => run.text).join("");
  const segments = granularity === "word" ? text.split(/(?<=\s)/) : sentences(text);
  return partsOf(runs, segments);
};

const sentences = (text: string): string[] =>
  [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)].map(({ segment }) => segment);

/** A word that is longer than a message. */
const cut = (runs: Run[]): Run[][] => {
  const characters = [...runs.map(({ text }) => text).join("")];
  return partsOf(
    runs.map(({ href: _, ...run }) => run),
    Array.from({ length: Math.ceil(characters.length / maxWordLength) }, (_, at) =>
      characters.slice(at * maxWordLength, (at + 1) * maxWordLength).join(""),
    ),
  );
};

/** Escaped, each of its characters may take six. */
const maxWordLength = 300;

/** The runs of each segment; the segments together are the text of the runs. */
const partsOf = (runs: Run[], segments: string[]): Run[][] => {
  const left = runs.map((run) => ({ ...run }));
  return segments.map((segment) => {
    const part: Run[] = [];
    let wanted = segment.length;
    while (wanted > 0) {
      const [run] = left;
      if (!run) break;
      const text = run.text.slice(0, wanted);
      part.push({ ...run, text });
      wanted -= text.length;
      run.text = run.text.slice(text.length);
      if (!run.text) left.shift();
    }
    return part;
  });
};

/** Neighbours joined as long as they fit together. */
const groups = (texts: string[], fits: (text: string) => boolean): string[] => {
  const joined: string[] = [];
  for (const text of texts.flatMap((one) =>
    fits(one) ? [one] : [...one.matchAll(/.{1,300}/gsu)].map(String),
  )) {
    const last = joined.at(-1);
    if (last !== undefined && fits(last + text)) joined[joined.length - 1] = last + text;
    else joined.push(text);
  }
  return joined;
};
