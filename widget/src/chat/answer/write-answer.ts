import { element } from "../../element.ts";
import { filled, words } from "../../words/words.ts";
import type { AssistantMessage } from "../message.ts";
import { parse } from "../text/markdown.ts";
import { render } from "../text/render.ts";

/**
 * Draws an answer that is still being written, or has nothing but its text. Its marks are no buttons. The line that stands
 * before the first word is announced, the words when all are there.
 */
export function writeAnswer(view: HTMLElement, answer: AssistantMessage, isWriting: boolean): void {
  if (answer.text || !isWriting) {
    view.ariaBusy = `${isWriting}`;
    view.replaceChildren(textOf(answer, markOf));
  } else
    view.replaceChildren(element("p", { class: "wait" }, element("i"), waitingFor(answer.sources.length)));
}

const markOf = (number: number): HTMLElement => element("span", { class: "cite" }, String(number));

const waitingFor = (passages: number): string => {
  if (!navigator.onLine) return words.offline;
  if (!passages) return words.thinking;
  return passages === 1 ? words.passage : filled(words.passages, { n: passages });
};

/** The text of an answer. A mark without a source is left out. */
export const textOf = (
  { text, sources }: AssistantMessage,
  chipOf: (number: number, before: string) => HTMLElement,
): HTMLElement =>
  element(
    "div",
    { class: "text", dir: "auto" },
    ...render(parse(text), (number, before) => (sources[number - 1] ? [chipOf(number, before)] : [])),
  );
