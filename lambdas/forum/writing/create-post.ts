import { createHash, randomBytes } from "node:crypto";
import type { Caller } from "#platform/access/origin/caller.ts";
import { transact } from "#platform/table/client.ts";
import type { Parsed } from "#shared/contract/route.ts";
import type { forum } from "#shared/forum/routes.ts";
import type { ForumPost } from "#shared/forum/shapes.ts";
import { admitWriting } from "../admission/admit-writing.ts";
import { categoryNames, requireCategory } from "../categories.ts";
import { postDirectories } from "../directory.ts";
import { postEntity, type StoredPost } from "../entities.ts";
import { forumPartition, newId } from "../names.ts";
import { shownPost } from "../view.ts";

interface Author {
  caller: Caller;
  userId?: string;
}

/** Publishes a post. A visitor gets a secret, with which they are the author later on. */
export const createPost = async (
  { altcha, ...given }: Parsed<typeof forum.createPost>,
  { caller, userId }: Author,
): Promise<{ post: ForumPost; author_secret?: string }> => {
  await requireCategory(given.category_id);
  await admitWriting({ text: `${given.title}\n\n${given.content}`, puzzle: altcha, caller, userId });
  const secret = userId ? undefined : randomBytes(24).toString("base64url");
  const post: StoredPost = {
    ...given,
    id: newId("forumPost"),
    author_email: given.author_email || null,
    author_hash: secret ? hashOf(secret) : null,
    user_id: userId ?? null,
    status: "published",
    view_count: 0,
    upvotes: 0,
    reply_count: 0,
    solution_id: null,
    is_locked: false,
    report_count: 0,
    is_cleared: false,
    created_at: new Date().toISOString(),
  };
  await transact([postEntity.put(post), postDirectories.noteChange(forumPartition, [post.id])]);
  return { post: shownPost(post, await categoryNames()), ...(secret && { author_secret: secret }) };
};

/** The stored form of an author's secret. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
