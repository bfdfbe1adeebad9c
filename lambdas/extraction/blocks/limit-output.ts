import type { Draft, Extraction } from "./block.ts";

const maxCharacters = 10_000_000;
const maxBlocks = 200_000;

/** Truncates very long documents and adds a warning. */
export const limitOutput = ({
  drafts,
  warnings = [],
}: Extraction): Required<Pick<Extraction, "drafts" | "warnings">> => {
  const end = drafts.findIndex(isTooFar());
  if (end < 0) return { drafts, warnings };
  const share = Math.max(1, Math.round((end / drafts.length) * 100));
  const sentence = `The document is too long to be read whole: about the first ${share} % of it were read. Split it into several files.`;
  return { drafts: drafts.slice(0, end), warnings: [...warnings, sentence] };
};

const isTooFar = () => {
  let characters = 0;
  return ({ text }: Draft, index: number): boolean => {
    characters += text.length;
    return index >= maxBlocks || (characters > maxCharacters && index > 0);
  };
};
