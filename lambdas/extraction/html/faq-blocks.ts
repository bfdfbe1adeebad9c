import * as z from "zod";
import type { Draft } from "../blocks/block.ts";
import { inlineText } from "./inline-text.ts";
import { linkedData } from "./linked-data.ts";
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

/** Questions and answers that a page gives to search engines (schema.org FAQPage) but not in its text. */
export function faqBlocks(root: Element, shown: Draft[]): Draft[] {
  const text = shown.map((draft) => plain(draft.text)).join(" ");
  return linkedData(root)
    .flatMap(questionsIn)
    .filter(({ answer }) => answer && !text.includes(plain(answer)))
    .flatMap(({ question, answer }): Draft[] => [
      { type: "heading", level: 3, text: question },
      { type: "paragraph", text: answer },
    ]);
}

const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, " ").trim();

function questionsIn(item: unknown): Array<{ question: string; answer: string }> {
  const entities = Page.safeParse(item).data?.mainEntity ?? [];
  return entities.flatMap((entity) => {
    const { data } = Question.safeParse(entity);
    return data
      ? [{ question: shownText(data.name), answer: shownText(data.acceptedAnswer?.text ?? "") }]
      : [];
  });
}

/** Answers may be written in HTML. */
const shownText = (html: string) => inlineText(pageTree(html).children).replace(/\n\s*/g, "\n").trim();
