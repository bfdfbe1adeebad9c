import { letter } from "#platform/mail/letter.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import type { Notice } from "./notices.ts";

interface About {
  /** Undefined for the budget of the account. */
  chatbot: Pick<Chatbot, "id" | "name"> | undefined;
  /** The address of the product. */
  site: string;
}

/** The mail that a budget is nearly or wholly used up. */
export const noticeMail = (
  { period, percent }: Pick<Notice, "period" | "percent">,
  { chatbot, site }: About,
) => {
  const whose = chatbot ? `The budget of “${chatbot.name}”` : "The budget of your account";
  const when = period === "day" ? "today" : "this month";
  const again = period === "day" ? "at midnight" : "on the first of next month";
  const title =
    percent === 100 ? `${whose} for ${when} is used up` : `${whose} for ${when} is used by ${percent}%`;
  const visitors = chatbot ? "its visitors" : "visitors of all your chatbots";
  const paragraphs =
    percent === 100
      ? [
          `From now on ${visitors} read your message in place of answers, and documents wait to be read.`,
          `Answers start again ${again}, in the time zone of your account, or as soon as you raise the budget.`,
        ]
      : [
          `Nothing has changed yet. Once it is used up, ${visitors} read your message in place of answers until it starts again ${again}.`,
          "You can raise the budget at any time.",
        ];
  const path = chatbot ? `/app/rag-settings?ragSystemId=${chatbot.id}` : "/app/settings";
  return {
    subject: title,
    ...letter({ title, paragraphs, link: { text: "Open the budget", url: site + path } }),
  };
};
