import { logActivity } from "#lambdas/core/activity.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { budgetReached } from "#lambdas/webhooks/emit/budget.ts";
import { membersOf } from "#platform/access/owner/membership.ts";
import { findUser } from "#platform/access/password/user-pool.ts";
import { onSchedule } from "#platform/events/on-schedule.ts";
import { logger } from "#platform/logging/logger.ts";
import { canSendMail, sendMail } from "#platform/mail/mail.ts";
import { siteUrl } from "#platform/mail/site-url.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { AppError } from "#shared/errors.ts";
import { noticeMail } from "./notice-mail.ts";
import { type Notice, notices } from "./notices.ts";

/** A run ends before the next one begins. */
const runMs = 40_000;

/**
 * Mails the owner of each account that a budget is nearly or wholly used up, and logs it in the account's activity. A
 * process that is killed between mail and log leads to a second mail ten minutes later.
 */
export const sendNotices = async (now = new Date()): Promise<number> => {
  const until = Date.now() + runMs;
  let sent = 0;
  for await (const notice of notices.unsent()) {
    if (Date.now() > until) break;
    if (await notices.take(notice, now)) sent += Number(await send(notice));
  }
  return sent;
};

export const handler = onSchedule(sendNotices);

/** Returns false if it failed; a run after `taken_until` tries again. */
const send = async (notice: Notice): Promise<boolean> => {
  const { account_id: accountId, chatbot_id: chatbotId } = notice;
  try {
    const chatbot = chatbotId ? await findChatbot(accountId, chatbotId) : undefined;
    if (chatbotId && !chatbot) return await notices.sent(notice, []);
    await mailOwner(notice, chatbot);
    const webhooks = await budgetReached(notice, chatbot);
    const isSent = await notices.sent(notice, [logOf(notice, chatbot), ...webhooks.writes]);
    await webhooks.send();
    return isSent;
  } catch (error) {
    logger.error("budget notice not sent", error instanceof Error ? error : new Error(String(error)));
    return false;
  }
};

const mailOwner = async (notice: Notice, chatbot: Chatbot | undefined): Promise<void> => {
  if (!canSendMail()) return;
  const owner = (await membersOf(notice.account_id)).find(({ role }) => role === "owner");
  const user = owner && (await findUser(owner.user_id));
  if (!user || user.attribute("custom:email_notifications") === "false") return;
  await sendMail({ to: user.email, ...noticeMail(notice, { chatbot, site: await siteUrl() }) });
};

/** The product itself is named as who did it. */
const logOf = ({ account_id, period, percent }: Notice, chatbot: Chatbot | undefined) =>
  logActivity(
    { accountId: account_id, userId: "Docent" },
    {
      action: "reached",
      subject: {
        kind: "budget",
        id: chatbot?.id ?? account_id,
        name: chatbot?.name ?? "the account",
      },
      detail: `${percent}% for the ${period}`,
    },
  );

/** Undefined for a chatbot that is deleted. */
const findChatbot = (accountId: string, id: string): Promise<Chatbot | undefined> =>
  chatbotStore.ofAccount(accountId, id).catch((error) => {
    if (error instanceof AppError && error.code === "not_found") return undefined;
    throw error;
  });
