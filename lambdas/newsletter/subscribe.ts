import { anonymise, type Caller, networksOfSite, siteOf } from "#platform/access/origin/caller.ts";
import { letter } from "#platform/mail/letter.ts";
import { canSendMail, sendMail } from "#platform/mail/mail.ts";
import { siteUrl } from "#platform/mail/site-url.ts";
import { visitorLimits } from "#platform/rate-limit/bounds.ts";
import { limits } from "#platform/rate-limit/limits.ts";
import { AppError } from "#shared/errors.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { subscriberStore } from "./store.ts";
import { tokenFor } from "./token.ts";

/** Mails to one address in a day (UTC), however many people enter it. */
const mailsPerAddress = 3;

/**
 * Sends a link to an address, which is stored only once that was used. The reply is the same for an address that has
 * subscribed already, which gets no mail. Throws AppError `not_configured` or `rate_limited`.
 */
export const subscribe = async (email: string, caller: Caller): Promise<Record<string, never>> => {
  if (!canSendMail())
    throw new AppError(
      "not_configured",
      "This installation sends no mail, so there is no newsletter. The feed has all articles.",
    );
  await limitNetwork(caller);
  await limitAddress(email);
  if (!(await subscriberStore.find(email))) await sendMail({ to: email, ...(await confirmation(email)) });
  return {};
};

const limitNetwork = async (caller: Caller): Promise<void> => {
  const { subscriptions } = visitorLimits();
  const refusal = "Many addresses came from your network in a short time.";
  caller.rate = await limits({
    subject: `NEWSLETTER#${await anonymise(caller.address, siteOf)}`,
    per: "hour",
    bounds: [
      { name: `network ${await anonymise(caller.address)}`, most: subscriptions, refusal },
      { name: "all", most: subscriptions * networksOfSite, refusal },
    ],
  }).pass();
};

const limitAddress = async (email: string): Promise<void> => {
  const refusal = "We sent several mails to this address today. Look into its spam folder.";
  await limits({
    subject: `NEWSLETTER#${await fingerprintOf(email)}`,
    per: "day",
    bounds: [{ name: "all", most: mailsPerAddress, refusal }],
  }).pass();
};

const confirmation = async (email: string) => {
  const subject = "Confirm your subscription";
  const url = `${await siteUrl()}/newsletter/confirm#${await tokenFor("confirm", email)}`;
  const parts = letter({
    title: subject,
    paragraphs: [
      "Somebody entered this address for new articles of Docent’s blog, once or twice a month.",
      "If that was you, confirm it within a week. If not, do nothing: the address is not kept, and no further mail comes.",
    ],
    link: { text: "Subscribe", url },
  });
  return { subject, ...parts };
};
