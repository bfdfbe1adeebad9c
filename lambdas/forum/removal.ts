import type { Removal } from "#lambdas/area.ts";
import { transact } from "#platform/table/client.ts";
import { anonymous } from "#shared/forum/rules.ts";
import { postDirectories } from "./directory.ts";
import { postEntity, replyEntity, type Target, writtenEntity } from "./entities.ts";
import { forumPartition, key, keyPrefix } from "./names.ts";

export const removal: Removal = {
  /** Texts of the user stay, because others have answered them; name, address and authorship go. */
  ofAccount: async (accountId, { until }) => {
    const all = { pk: key("account", accountId), prefix: keyPrefix("forumWritten") };
    for await (const written of writtenEntity.all(all)) {
      if (Date.now() > until) return false;
      await forgetAuthor(written);
      await writtenEntity.remove(written);
    }
    return true;
  },
};

const forgetAuthor = async ({ post_id, reply_id }: Target): Promise<void> => {
  const nobody = { user_id: null, author_name: anonymous };
  if (reply_id !== null) {
    await replyEntity.update({ post_id, id: reply_id }, { set: nobody });
    return;
  }
  await transact([
    postEntity.change(post_id, { set: { ...nobody, author_email: null, author_hash: null } }),
    postDirectories.noteChange(forumPartition, [post_id]),
  ]);
};
