import type { Passage } from "../port.ts";

/** What a passage's language is told by. */
export const titledText = ({ text, titlePath }: Pick<Passage, "text" | "titlePath">): string =>
  [...titlePath, text].join("\n");
