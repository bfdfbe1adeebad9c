import { canSendMail } from "../../mail/mail.ts";
import { findUser } from "../password/user-pool.ts";
import { membersOf } from "./membership.ts";

/** Where an account's owner is told what happened; undefined if they want no mails, or the installation sends none. */
export const ownersAddress = async (accountId: string): Promise<string | undefined> => {
  if (!canSendMail()) return undefined;
  const owner = (await membersOf(accountId)).find(({ role }) => role === "owner");
  const user = owner && (await findUser(owner.user_id));
  return user?.attribute("custom:email_notifications") === "false" ? undefined : user?.email;
};
