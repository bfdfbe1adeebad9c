import { createHash, randomBytes } from "node:crypto";
import type { Caller } from "#platform/access/origin/caller.ts";
import { transact } from "#platform/table/client.ts";
import type { Parsed } from "#shared/contract/route.ts";
import type { forum } from "#shared/forum/routes.ts";
import type { ForumPost } from "#shared/forum/shapes.ts";
import { admitWriting } from "../admission/admit-writing.ts";
import { authorIdOf } from "../author-id.ts";
import { categoryNames, requireCategory } from "../categories.ts";
import { postDirectories } from "../directory.ts";
import { postEntity, type StoredPost, writtenEntity } from "../entities.ts";
import { forumPartition, newId } from "../names.ts";
import { plainText } from "../text/plain-text.ts";
import { shownPost } from "../view.ts";

interface Author {
  caller: Caller;
  userId?: string;
}

/** Publishes a post. The secret makes a browser that has it the author later on, signed in or not. */
export const createPost = async (
  { altcha, ...given }: Parsed<typeof forum.createPost>,
  { caller, userId }: Author,
): Promise<{ post: ForumPost; author_secret: string }> => {
  const { author_name, title, content } = given;
  await requireCategory(given.category_id);
  const author = userId === undefined ? null : await authorIdOf(userId);
  await admitWriting({ name: author_name, text: `${title}\n\n${content}`, puzzle: altcha, caller, author });
  const secret = randomBytes(24).toString("base64url");
  const post: StoredPost = {
    ...given,
    id: newId("forumPost"),
    plain: plainText(content),
    letters: content.length,
    author_email: given.author_email || null,
    author_hash: hashOf(secret),
    user_id: author,
    status: "published",
    view_count: 0,
    upvotes: 0,
    reply_count: 0,
    solution_id: null,
    is_solved: false,
    is_locked: false,
    report_count: 0,
    is_cleared: false,
    created_at: new Date().toISOString(),
  };
  await transact([
    postEntity.put(post),
    postDirectories.noteChange(forumPartition, [post.id]),
    ...(userId ? [writtenEntity.put({ user: userId, post_id: post.id, reply_id: null })] : []),
  ]);
  return { post: shownPost(post, await categoryNames()), author_secret: secret };
};

/** The stored form of an author's secret. */
export const hashOf = (secret: string): string => createHash("sha256").update(secret).digest("base64url");
