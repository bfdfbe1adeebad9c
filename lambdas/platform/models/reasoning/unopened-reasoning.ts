import type { HiddenTextFilter } from "./hidden-text.ts";

const lastMark = "</think>";
const firstMark = "<think>";

/**
 * Before `filter`, holds text back until reasoning ends, for models whose template opens the reasoning in the prompt, so that
 * their answers have only its last mark. Text that never has the mark is an answer, shown at the end.
 */
export const afterUnopenedReasoning = (filter: HiddenTextFilter): HiddenTextFilter => {
  let held = "";
  let isOver = false;
  const release = (from: number): string => {
    isOver = true;
    return filter.push(held.slice(from));
  };
  return {
    push: (text) => {
      if (isOver) return filter.push(text);
      held += text;
      if (held.trimStart().startsWith(firstMark)) return release(0);
      const at = held.indexOf(lastMark);
      return at < 0 ? "" : release(at + lastMark.length);
    },
    end: () => (isOver ? "" : release(0)) + filter.end(),
  };
};

/** Whether the text has the last mark of reasoning without the first one. */
export const hasUnopenedReasoning = (text: string): boolean =>
  text.includes(lastMark) && !text.slice(0, text.indexOf(lastMark)).includes(firstMark);

/** Models whose template opens the reasoning, by their names. */
export const opensReasoningInPrompt = (model: string): boolean =>
  /deepseek-r1|qwq|(?:^|[-_:])thinking(?:[-_:.]|$)/i.test(model);
