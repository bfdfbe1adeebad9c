import { createHmac } from "node:crypto";
import { keyFor } from "#platform/access/secret/app-secret.ts";

/** Stands for a chatbot's owner in public: the same for all chatbots of an account, and no name to sign in with. */
export const publicOwnerId = async (accountId: string): Promise<string> =>
  createHmac("sha256", await keyFor("public owner id"))
    .update(accountId)
    .digest("base64url")
    .slice(0, 22);
