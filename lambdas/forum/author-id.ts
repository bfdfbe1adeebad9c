import { createHmac } from "node:crypto";
import { keyFor } from "#platform/access/secret/app-secret.ts";

/** Stands for a signed-in user in everything that the forum stores and shows: the same in all posts, and no name to sign in with. */
export const authorIdOf = async (userId: string): Promise<string> =>
  createHmac("sha256", await keyFor("forum author"))
    .update(userId)
    .digest("base64url")
    .slice(0, 22);
