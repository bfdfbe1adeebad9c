import type { ElementContent } from "hast";

/** A text with each `==phrase==` in an element `mark`, as a passage that is cited. */
export const withMarkedPhrases = (text: string): ElementContent[] =>
  text.split("==").map((value, at, parts): ElementContent => {
    // a sign without its partner stays a sign
    if (at === parts.length - 1 && at % 2 === 1) return { type: "text", value: `==${value}` };
    if (at % 2 === 0) return { type: "text", value };
    return { type: "element", tagName: "mark", properties: {}, children: [{ type: "text", value }] };
  });
