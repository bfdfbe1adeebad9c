import type { Passage } from "../port.ts";

/** The text by which the language of a passage is recognised. */
export const titledText = ({ text, titlePath }: Pick<Passage, "text" | "titlePath">): string =>
  [...titlePath, text].join("\n");
