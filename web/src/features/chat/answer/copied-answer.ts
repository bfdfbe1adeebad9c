import type { ContextItem } from "#shared/chat/shapes.ts";
import { numbersOf } from "#shared/quotation/citations.ts";
import { nameOf, placeIn } from "../sources/source-words.ts";

/** An answer as text, followed by a list of the sources that it cites: "[1] handbook.pdf, Page 4". */
export const answerAsText = (answer: string, sources: ContextItem[]): string => {
  const cited = citedIn(answer, sources);
  return cited.length > 0 ? [answer.trim(), "", heading, ...cited].join("\n") : answer;
};

/** The same as HTML, from the element that shows the answer: without the app's styles, citations as text. */
export const answerAsHtml = (shown: HTMLElement, answer: string, sources: ContextItem[]): string => {
  const copy = shown.cloneNode(true) as HTMLElement;
  for (const chip of copy.querySelectorAll("button")) chip.replaceWith(` [${chip.textContent}]`);
  for (const caret of copy.querySelectorAll("[data-caret]")) caret.remove();
  for (const claim of copy.querySelectorAll("div, mark, span")) claim.replaceWith(...claim.childNodes);
  for (const element of copy.querySelectorAll("*"))
    for (const { name } of [...element.attributes]) if (name !== "href") element.removeAttribute(name);
  const cited = citedIn(answer, sources);
  for (const line of cited.length > 0 ? [heading, ...cited] : []) {
    const paragraph = document.createElement("p");
    paragraph.textContent = line;
    copy.append(paragraph);
  }
  return copy.innerHTML;
};

const heading = "Sources";

const citedIn = (answer: string, sources: ContextItem[]): string[] => {
  const { cited } = numbersOf(answer, sources.length);
  const items = cited.flatMap((number) =>
    sources.slice(number - 1, number).map((source) => ({ number, source })),
  );
  const all = items.map(({ source }) => source);
  return items.map(
    ({ number, source }) =>
      `[${number}] ${[nameOf(source), placeIn(source, all)].filter(Boolean).join(", ")}`,
  );
};
