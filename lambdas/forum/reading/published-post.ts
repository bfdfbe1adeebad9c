import { AppError } from "#shared/errors.ts";
import { postEntity, type StoredPost } from "../entities.ts";

/** Throws AppError `not_found` for a post that is hidden or removed, or was never there. */
export const publishedPost = async (id: string): Promise<StoredPost> => {
  const post = await postEntity.find(id);
  if (post?.status === "published") return post;
  throw new AppError("not_found", "This post is not there any more. Go back to the list.");
};
