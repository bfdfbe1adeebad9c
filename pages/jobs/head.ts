import type { Interview } from "#shared/interviews/shapes.ts";
import { element } from "#widget/src/element.ts";
import { icon } from "#widget/src/icon.ts";
import { type Clock, lowMilliseconds, minutesOf, wholeMilliseconds } from "./clock.ts";
import { clockLines } from "./drawings.ts";

export interface Head {
  element: HTMLElement;
  draw: (interview: Interview, clock: Clock) => void;
}

/** The counter of questions, with a piece for each, and the time that is left. */
export function createHead(): Head {
  const counter = element("b", {});
  const pieces = element("span", { class: "pieces", "aria-hidden": "true" });
  const time = element("b", {});
  const left = element("span", { class: "wide" }, " left");
  const clock = element("div", { class: "clock", role: "timer" }, icon(clockLines), time, left);
  const bar = element("i");
  const line = element("span", { class: "line", "aria-hidden": "true" }, bar);
  const draw = (interview: Interview, { left: leftOf }: Clock): void => {
    const { questions, answered, question, finished } = interview;
    const present = (question?.index ?? Math.max(0, answered.length - 1)) + 1;
    counter.textContent = `Question ${Math.min(present, questions)} of ${questions}`;
    pieces.replaceChildren(
      ...Array.from({ length: questions }, (_, at) =>
        element("i", { class: at < answered.length ? "done" : at === question?.index ? "now" : "" }),
      ),
    );
    const milliseconds = leftOf() ?? 0;
    const isLow = !finished && milliseconds <= lowMilliseconds;
    clock.classList.toggle("low", isLow);
    line.classList.toggle("low", isLow);
    left.hidden = finished !== undefined;
    time.textContent = finished ? endOf(interview) : minutesOf(milliseconds);
    clock.ariaLabel = finished ? endOf(interview) : `${minutesOf(milliseconds)} left`;
    bar.style.width = finished
      ? "0"
      : `${Math.max(0, Math.min(100, (100 * milliseconds) / wholeMilliseconds))}%`;
  };
  return {
    element: element("header", { class: "head" }, element("div", {}, counter, pieces), clock, line),
    draw,
  };
}

const endOf = ({ finished, ends_at }: Interview): string => {
  if (finished?.reason === "time") return `Closed at ${minutesOf(wholeMilliseconds)}`;
  const started = Date.parse(ends_at ?? "") - wholeMilliseconds;
  return `Finished in ${minutesOf(Math.min(wholeMilliseconds, Date.parse(finished?.at ?? "") - started))}`;
};
