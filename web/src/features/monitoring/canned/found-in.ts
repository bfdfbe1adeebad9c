import type { CannedReply } from "#shared/monitoring/canned-replies.ts";

/** The replies with all words of the search in name or text, in any case; those found by their name first. */
export const foundIn = (replies: CannedReply[], search: string): CannedReply[] => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (text: string) => words.every((word) => text.toLowerCase().includes(word));
  const byName = replies.filter(({ name }) => has(name));
  const others = replies.filter((reply) => !has(reply.name) && has(`${reply.name} ${reply.content}`));
  return [...byName, ...others];
};
