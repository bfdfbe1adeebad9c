import type { TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { numberOf } from "../changes/order.ts";

/** Who wrote the proposals. */
export const writtenBy = (by: "model" | "bank", domain: string): string =>
  by === "model"
    ? "Written by your language model. Read them before anyone is asked."
    : `From the bank of written questions for ${domain}.`;

/** "close to 2.1", or to the question itself where its number is not known. */
export const nearWords = (near: string, sections: TemplateSection[]): string => {
  const id = sections.flatMap(({ questions }) => questions).find((one) => one.question_text === near)?.id;
  const number = id && numberOf(sections, id);
  return number ? `close to ${number}, “${near}”` : `close to “${near}”`;
};
