import type { Make } from "../../make.ts";
import type { AssistantMessage } from "../message.ts";
import css from "./answer.css?shadow";
import { type Chance, viewSource } from "./source.ts";
import { type Rate, thumbsOf } from "./thumbs.ts";
import { topicsOf } from "./topics.ts";
import type { AnswerWords } from "./words.ts";

export interface AnswerLook {
  chance?: Chance;
  /** Draws what stands below the sources, such as response time and tokens. */
  below?: (answer: AssistantMessage) => HTMLElement;
  /** Stores the reader's opinion of an answer; without it there are no thumbs. */
  rate?: Rate;
}

interface Finishing extends AnswerLook {
  make: Make;
  words: AnswerWords;
  /** Draws the text with a button for each citation. */
  textWith: (chipOf: (number: number, before: string) => HTMLElement) => HTMLElement;
  /** Called with the topic that somebody picks. */
  ask: (topic: string) => void;
}

export type FinishAnswer = (view: HTMLElement, answer: AssistantMessage, finishing: Finishing) => void;

/** Adds to an answer that has ended: its source, whether it was cut, topics, measures and thumbs. */
export const finishAnswer: FinishAnswer = (
  view,
  answer,
  { chance, below, rate, make, words, textWith, ask },
) => {
  const root = view.getRootNode();
  // a page without a shadow root has styles of its own
  sheet ??= make.sheetOf(css);
  if (root instanceof ShadowRoot) make.adopt(root, sheet);
  const { sources, topics } = answer;
  if (sources.length) {
    const source = viewSource(sources, words, make, chance);
    view.replaceChildren(textWith(source.chipOf));
    source.showFirst();
    view.append(source.details);
    view.addEventListener("keydown", source.leave);
  }
  if (answer.isCut) view.append(make.element("small", {}, words.cut));
  if (topics?.length && !view.nextElementSibling) view.append(topicsOf(topics, ask, words, make));
  if (below && answer.responseTime !== undefined) view.append(below(answer));
  if (rate && answer.messageId) view.append(thumbsOf(answer, rate, words, make));
};

let sheet: CSSStyleSheet | undefined;
