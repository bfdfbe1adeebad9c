import type { ContextItem } from "#shared/chat/shapes.ts";

export const nameOf = ({ metadata, source }: ContextItem): string => metadata.filename || source;

/** "87.3%": the estimated probability that the passage answers the question. */
export const similarityOf = ({ similarity }: Pick<ContextItem, "similarity">): string =>
  `${(similarity * 100).toFixed(1)}%`;

/** A word for it: of ten passages that are sure nine answer or more, of those that are likely five or more. */
export const surenessOf = ({ similarity }: Pick<ContextItem, "similarity">): string => {
  if (similarity >= 0.9) return "sure";
  return similarity >= 0.5 ? "likely" : "doubtful";
};

export const chance = "Estimated chance that this passage answers the question";

/**
 * The place of a source in its file: "Page 4", or its heading in a file without pages. If another of the sources has the same
 * name and place, the number of the passage tells them apart.
 */
export const placeIn = (source: ContextItem, sources: ContextItem[]): string | undefined => {
  const { passage } = source.metadata;
  const isSame = (other: ContextItem) =>
    other !== source && nameOf(other) === nameOf(source) && placeOf(other) === placeOf(source);
  const number = passage !== undefined && sources.some(isSame) ? `Passage ${passage}` : undefined;
  return [placeOf(source), number].filter(Boolean).join(" · ") || undefined;
};

const placeOf = ({ metadata: { place, titlePath } }: ContextItem): string | undefined =>
  place ?? titlePath?.at(-1);

/** Drops the headings at the start of a passage, because they are shown above it. */
export const withoutHeadings = (content: string, titlePath: string[]): string => {
  const text = content.trim();
  const heading = titlePath.find((title) => title && text.startsWith(`${title}\n`));
  return heading === undefined ? text : withoutHeadings(text.slice(heading.length), titlePath);
};
