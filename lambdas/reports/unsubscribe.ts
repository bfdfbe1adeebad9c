import { createHmac, timingSafeEqual } from "node:crypto";
import { membershipsOf } from "#platform/access/owner/membership.ts";
import { updateUser } from "#platform/access/password/user-pool.ts";
import { keyFor } from "#platform/access/secret/app-secret.ts";
import { AppError } from "#shared/errors.ts";
import { subscriptions } from "./subscription.ts";

/** A token that ends a user's weekly reports of all accounts without a sign-in. It does not expire, and opens nothing else. */
export const unsubscribeToken = async (userId: string): Promise<string> =>
  `${Buffer.from(userId).toString("base64url")}.${(await signatureOf(userId)).toString("base64url")}`;

/** Throws AppError `invalid` for a token that was not made here. Repeating it changes nothing. */
export const unsubscribe = async (token: string): Promise<Record<string, never>> => {
  const [user = "", given = ""] = token.split(".");
  const userId = Buffer.from(user, "base64url").toString();
  const expected = await signatureOf(userId);
  const signature = Buffer.from(given, "base64url");
  if (signature.length !== expected.length || !timingSafeEqual(signature, expected))
    throw new AppError(
      "invalid",
      "This link is not whole. Open it from the mail again, or turn reports off in the settings.",
    );
  for (const { account_id } of await membershipsOf(userId))
    await subscriptions.remove({ account_id, user_id: userId });
  await updateUser(userId, { "custom:weekly_reports": "false" });
  return {};
};

const signatureOf = async (userId: string): Promise<Buffer> =>
  createHmac("sha256", await keyFor("unsubscribe"))
    .update(userId)
    .digest();
