import { HtmlValidate } from "html-validate";
import type { ReadPage } from "./read-page.ts";

/**
 * The recommended rules of html-validate, on the element definitions of the HTML standard. Changed are two of taste: the
 * doctype is written small, as the product's other pages have it, and the title of a use case is its prescribed
 * headline, which may be longer than a list of results shows.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    "doctype-style": ["error", { style: "lowercase" }],
    "long-title": ["error", { maxlength: 85 }],
  },
});

/** Faults of a page's HTML, in words. */
export const faultsOf = async ({ url, html }: Pick<ReadPage, "url" | "html">): Promise<string[]> => {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, line, message }) => `${new URL(url).pathname}, line ${line}: ${ruleId}: ${message}`,
    ),
  );
};
