import { element } from "../../element.ts";
import { loadPiece } from "../../pieces/load-piece.ts";
import { filled, words } from "../../words/words.ts";
import type { AssistantMessage } from "../message.ts";
import { parse } from "../text/markdown.ts";
import type { Fine } from "../text/markdown-spans.ts";
import { render } from "../text/render.ts";

/**
 * Draws an answer that is still being written, or has nothing but its text. Its marks are no buttons. The line that stands
 * before the first word is announced, the words when all are there.
 */
export function writeAnswer(view: HTMLElement, answer: AssistantMessage, isWriting: boolean): void {
  fine?.dress?.(view);
  if (answer.text || !isWriting) {
    view.ariaBusy = `${isWriting}`;
    view.replaceChildren(textOf(answer, markOf, isWriting));
  } else
    view.replaceChildren(element("p", { class: "wait" }, element("i"), waitingFor(answer.sources.length)));
}

const markOf = (number: number): HTMLElement => element("span", { class: "cite" }, String(number));

const waitingFor = (passages: number): string => {
  if (!navigator.onLine) return words.offline;
  if (!passages) return words.thinking;
  return passages === 1 ? words.passage : filled(words.passages, { n: passages });
};

/** Reads tables and raised figures, once it is loaded, or none if it cannot be. */
let fine: Fine | undefined;

/** Loads it if a text may need it and it is missing. */
export const refine = ({ text }: AssistantMessage): Promise<void> | undefined =>
  fine || !/[|^]/.test(text)
    ? undefined
    : loadPiece("fine").then(
        (piece) => {
          fine = piece;
        },
        () => {
          fine = { parse };
        },
      );

/** The text of an answer. A mark without a source is left out, and so is what follows a bar that cannot be read yet. */
export const textOf = (
  { text, sources }: AssistantMessage,
  chipOf: (number: number, before: string) => HTMLElement,
  isWriting = false,
): HTMLElement =>
  element(
    "div",
    { class: "text", dir: "auto" },
    ...render(
      fine ? fine.parse(text, isWriting) : parse(text.split(/^.*\|/m)[0] ?? ""),
      (number, before) => sources[number - 1] && chipOf(number, before),
    ),
  );
