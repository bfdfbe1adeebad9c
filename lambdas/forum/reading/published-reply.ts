import { AppError } from "#shared/errors.ts";
import { replyEntity, type StoredReply } from "../entities.ts";

/** Throws AppError `not_found` for a reply that is hidden or removed, or was never there. */
export const publishedReply = async (id: { post_id: string; id: string }): Promise<StoredReply> => {
  const reply = await replyEntity.find(id);
  if (reply?.status === "published") return reply;
  throw new AppError("not_found", "This reply is not there any more. Reload the page.");
};
