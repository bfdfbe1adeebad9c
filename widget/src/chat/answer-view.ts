import { element } from "../element.ts";
import { parse } from "./markdown.ts";
import type { AssistantMessage } from "./message.ts";
import { render } from "./render.ts";
import { viewSource } from "./source.ts";

export interface AnswerLook {
  /** How many of an answer's sources can be opened. */
  sourceLimit: number;
  /** Whether response time and token count stand below an answer. */
  showsMeasures: boolean;
}

/** Draws an answer that is complete. */
export function finishAnswer(view: HTMLElement, answer: AssistantMessage, look: AnswerLook): void {
  const sources = answer.sources.slice(0, look.sourceLimit);
  const source = viewSource(sources, answer.text);
  const chips: HTMLElement[] = [];
  const text = textOf(answer, sources.length, (chip, number) => {
    chip.addEventListener("click", () => source.toggle(number));
    chips.push(chip);
  });
  source.details.addEventListener("toggle", () => {
    for (const chip of chips)
      chip.setAttribute("aria-expanded", `${chip.textContent === `${source.opened()}`}`);
  });
  view.replaceChildren(text);
  if (sources.length) view.append(source.details);
  if (look.showsMeasures && answer.responseTime !== undefined) view.append(measuresOf(answer));
  view.removeAttribute("aria-busy");
}

/** Draws an answer that is still being written. */
export function writeAnswer(view: HTMLElement, answer: AssistantMessage, look: AnswerLook): void {
  const shown = Math.min(answer.sources.length, look.sourceLimit);
  view.setAttribute("aria-busy", "true");
  if (answer.text) view.replaceChildren(textOf(answer, shown));
  else view.replaceChildren(element("p", { class: "wait" }, element("i"), waitingFor(answer.sources.length)));
}

const waitingFor = (passages: number): string =>
  passages ? `Writing from ${passages} ${passages === 1 ? "passage" : "passages"}` : "Thinking…";

/** Marks are buttons once the answer is complete; until then each drawing replaces them. */
function textOf(
  answer: AssistantMessage,
  shown: number,
  drawn?: (chip: HTMLElement, number: number) => void,
): HTMLElement {
  const cite = (number: number): (Node | string)[] => {
    if (number < 1 || number > shown) return [];
    if (!drawn) return [element("span", { class: "cite" }, String(number))];
    const chip = chipOf(number);
    drawn(chip, number);
    return [chip];
  };
  return element("div", { class: "text", dir: "auto" }, ...render(parse(answer.text), cite));
}

const chipOf = (number: number): HTMLElement =>
  element(
    "button",
    { class: "cite", type: "button", "aria-label": `Source ${number}`, "aria-expanded": "false" },
    String(number),
  );

const measuresOf = ({ responseTime = 0, tokenCount = 0 }: AssistantMessage): HTMLElement =>
  element(
    "p",
    { class: "measures" },
    element("span", {}, `${(responseTime / 1000).toFixed(2)} s`),
    element("span", {}, `${tokenCount} ${tokenCount === 1 ? "token" : "tokens"}`),
  );
