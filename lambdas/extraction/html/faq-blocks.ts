import * as z from "zod";
import type { Draft } from "../blocks/block.ts";
import { inlineText } from "./inline-text.ts";
import { attribute, descendants, isElement } from "./page-text.ts";
import { type Element, pageTree } from "./page-tree.ts";

const Answer = z.object({ text: z.string() });
const Question = z.object({
  name: z.string(),
  acceptedAnswer: z.union([
    Answer,
    z
      .array(Answer)
      .min(1)
      .transform(([first]) => first),
  ]),
});
const Page = z.object({ mainEntity: z.union([z.array(z.unknown()), z.unknown().transform((one) => [one])]) });
const Graph = z.object({ "@graph": z.array(z.unknown()) });

/** Questions and answers that a page gives to search engines (schema.org FAQPage) but not in its text. */
export function faqBlocks(root: Element, shown: Draft[]): Draft[] {
  const text = shown.map((draft) => plain(draft.text)).join(" ");
  return [...descendants(root)]
    .filter(({ name }) => name === "script")
    .filter((script) => attribute(script, "type") === "application/ld+json")
    .flatMap((script) => questionsIn(script.children.filter((child) => !isElement(child)).join("")))
    .filter(({ answer }) => answer && !text.includes(plain(answer)))
    .flatMap(({ question, answer }): Draft[] => [
      { type: "heading", level: 3, text: question },
      { type: "paragraph", text: answer },
    ]);
}

const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, " ").trim();

function questionsIn(source: string): Array<{ question: string; answer: string }> {
  return itemsOf(parsed(source))
    .flatMap((item) => Page.safeParse(item).data?.mainEntity ?? [])
    .flatMap((entity) => {
      const { data } = Question.safeParse(entity);
      return data
        ? [{ question: shownText(data.name), answer: shownText(data.acceptedAnswer?.text ?? "") }]
        : [];
    });
}

function itemsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return Graph.safeParse(value).data?.["@graph"] ?? [value];
}

/** Answers may be written in HTML. */
const shownText = (html: string) => inlineText(pageTree(html).children).replace(/\n\s*/g, "\n").trim();

/** A block that is no JSON is the page's mistake and says nothing. */
function parsed(source: string): unknown {
  try {
    return JSON.parse(source);
  } catch {
    return undefined;
  }
}
