/** Blocks that models write for themselves, by their first and last mark: reasoning, tool calls, gpt-oss's channels. */
const lastMarks: Record<string, string> = {
  "<think>": "</think>",
  "<thinking>": "</thinking>",
  "<thought>": "</thought>",
  "<reasoning>": "</reasoning>",
  "[THINK]": "[/THINK]",
  "<tool_call>": "</tool_call>",
  "<|channel|>analysis": "<|end|>",
  "<|channel|>final": "<|message|>",
  "<|start|>assistant": "<|message|>",
  // the end of reasoning whose first mark stood in the prompt
  "</think>": "",
};
const firstMarks = Object.keys(lastMarks);
const escaped = firstMarks.map((mark) => mark.replace(/[|[\]]/g, "\\$&"));
const block = new RegExp(`\\n[ \\t]*(${escaped.join("|")})`);

export interface HiddenTextFilter {
  /** Takes the next part of the text and returns what of it readers may see. */
  push(text: string): string;
  /** Returns the rest, which only looked like the beginning of a block. */
  end(): string;
}

/**
 * Removes blocks of hidden text from a streamed answer. A block begins at the start of a line, so a sentence may mention its
 * marks; one that is never closed hides the rest.
 */
export const hiddenTextFilter = (): HiddenTextFilter => {
  let rest = "";
  let lastMark: string | undefined;
  let isAtLineStart = true;
  // also removes white space before the answer
  let trims = true;

  const leaveBlock = (mark: string): boolean => {
    const at = rest.indexOf(mark);
    rest = at < 0 ? rest.slice(Math.max(0, rest.length - mark.length + 1)) : rest.slice(at + mark.length);
    if (at < 0) return false;
    lastMark = undefined;
    isAtLineStart = true;
    trims = true;
    return true;
  };

  /** Takes the text before the next block, or before what may become one. */
  const takeVisible = (): string => {
    if (trims) rest = rest.trimStart();
    trims &&= rest === "";
    const lines = `${isAtLineStart ? "\n" : " "}${rest}`;
    const found = block.exec(lines);
    const end = found ? found.index : lines.length - 1 - beginningOfMark(lines).length;
    const visible = rest.slice(0, end);
    rest = found ? lines.slice(found.index + found[0].length) : rest.slice(end);
    lastMark = found ? lastMarks[found[1] ?? ""] : undefined;
    isAtLineStart = /\n[ \t]*$/.test(lines.slice(0, end + 1));
    return visible;
  };

  return {
    push: (text) => {
      rest += text;
      let visible = "";
      do {
        if (lastMark !== undefined && !leaveBlock(lastMark)) return visible;
        visible += takeVisible();
      } while (lastMark !== undefined);
      return visible;
    },
    end: () => (lastMark === undefined ? rest : ""),
  };
};

/** The end of the text, if it is a last line that may become the first mark of a block. */
const beginningOfMark = (lines: string): string => {
  const [, begun = ""] = /\n[ \t]*(?=[^ \t\n])([^\n]+)$/.exec(lines) ?? [];
  return begun.trim() !== "" && firstMarks.some((mark) => mark.startsWith(begun)) ? begun : "";
};
