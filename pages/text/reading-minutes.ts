/** Words in a minute of silent reading: the lower half of what Brysbaert (2019) finds for non-fiction, 175 to 300. */
const pace = 220;

/** Whole minutes that reading takes, one at least. */
export const readingMinutes = (text: string): number =>
  Math.max(1, Math.round((text.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu)?.length ?? 0) / pace));
