import { element } from "../../element.ts";
import type { AssistantMessage } from "../message.ts";
import { parse } from "../text/markdown.ts";
import { render } from "../text/render.ts";
import { viewSource } from "./source.ts";
import { topicsOf } from "./topics.ts";

export interface AnswerLook {
  /** Whether response time and token count stand below an answer. */
  showsMeasures: boolean;
}

/** Draws an answer that is complete; `ask` is called with the topic that somebody picks. */
export function finishAnswer(
  view: HTMLElement,
  answer: AssistantMessage,
  { showsMeasures }: AnswerLook,
  ask: (topic: string) => void,
): void {
  const { sources, topics, responseTime } = answer;
  const source = viewSource(sources);
  view.replaceChildren(textOf(answer, source.chipOf));
  source.showFirst();
  if (sources.length) view.append(source.details);
  if (topics?.length) view.append(topicsOf(topics, ask));
  if (showsMeasures && responseTime !== undefined) view.append(measuresOf(answer));
  view.addEventListener("keydown", source.leave);
  view.removeAttribute("aria-busy");
}

/** Draws an answer that is still being written. Its marks are no buttons yet: each drawing replaces them. */
export function writeAnswer(view: HTMLElement, answer: AssistantMessage): void {
  view.setAttribute("aria-busy", "true");
  if (answer.text) view.replaceChildren(textOf(answer, markOf));
  else view.replaceChildren(element("p", { class: "wait" }, element("i"), waitingFor(answer.sources.length)));
}

const markOf = (number: number): HTMLElement => element("span", { class: "cite" }, String(number));

const waitingFor = (passages: number): string =>
  passages ? `Writing from ${passages} ${passages === 1 ? "passage" : "passages"}` : "Thinking…";

/** A mark without a source is left out. */
const textOf = (
  { text, sources }: AssistantMessage,
  chipOf: (number: number, before: string) => HTMLElement,
): HTMLElement =>
  element(
    "div",
    { class: "text", dir: "auto" },
    ...render(parse(text), (number, before) => (sources[number - 1] ? [chipOf(number, before)] : [])),
  );

const measuresOf = ({ responseTime = 0, tokenCount = 0 }: AssistantMessage): HTMLElement =>
  element(
    "p",
    { class: "measures" },
    element("span", {}, `${(responseTime / 1000).toFixed(2)} s`),
    element("span", {}, `${tokenCount.toLocaleString("en-US")} ${tokenCount === 1 ? "token" : "tokens"}`),
  );
