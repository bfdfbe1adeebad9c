import { createHash } from "node:crypto";
import { anonymise, type Caller } from "#platform/access/origin/caller.ts";
import { letter } from "#platform/mail/letter.ts";
import { canSendMail, sendMail } from "#platform/mail/mail.ts";
import { siteUrl } from "#platform/mail/site-url.ts";
import { limits } from "#platform/rate-limit/limits.ts";
import { AppError } from "#shared/errors.ts";
import { subscriberStore } from "./store.ts";
import { tokenFor } from "./token.ts";

const perNetwork = 10;
const perAddress = 3;

/**
 * Sends a link to an address; nothing is kept of it. The reply is the same for an address that has subscribed already,
 * which gets no mail.
 */
export const subscribe = async (email: string, caller: Caller): Promise<Record<string, never>> => {
  if (!canSendMail())
    throw new AppError(
      "not_configured",
      "This installation sends no mail, so there is no newsletter. The feed has all articles.",
    );
  caller.rate = await limits({
    subject: `NEWSLETTER#${await anonymise(caller.address)}`,
    per: "hour",
    bounds: [{ name: "all", most: perNetwork, refusal: "Many addresses came from your network." }],
  }).pass();
  await limits({
    subject: `NEWSLETTER#${createHash("sha256").update(email.toLowerCase()).digest("base64url")}`,
    per: "day",
    bounds: [{ name: "all", most: perAddress, refusal: "We sent this address several mails today." }],
  }).pass();
  if (!(await subscriberStore.find(email))) await sendMail({ to: email, ...(await confirmation(email)) });
  return {};
};

const confirmation = async (email: string) => {
  const subject = "Confirm your subscription";
  const url = `${await siteUrl()}/newsletter/confirm#${await tokenFor("confirm", email)}`;
  const parts = letter({
    title: subject,
    paragraphs: [
      "Somebody entered this address for new articles of Docent’s blog, once or twice a month.",
      "If that was you, confirm it. If not, do nothing: the address is not kept, and no further mail comes.",
    ],
    link: { text: "Subscribe", url },
  });
  return { subject, ...parts };
};
