import { from } from "../forum/from.ts";
import { newVisitor, post, type postFields, reply } from "../forum/write.ts";

/** Writes a post from a network of its own. */
export const write = async (fields: Parameters<typeof postFields>[0], url: string) =>
  (await post(fields, from(undefined, { url }))).post;

/** Replies to a post from a network of its own. */
export const replyTo = ({ id }: { id: string }, content: string, url: string) =>
  reply(id, content, from(undefined, { url }));

interface Reported {
  id: string;
  reply_id?: string;
}

/** Reports as many times as there are reasons, each time from another network. Returns the last reply. */
export const report = async ({ id, reply_id }: Reported, reasons: string[], url: string) => {
  let last = { is_hidden: false };
  for (const reason of reasons)
    last = await from(undefined, { url }).forum.report({
      id,
      reason,
      visitor: newVisitor(),
      ...(reply_id && { reply_id }),
    });
  return last;
};
