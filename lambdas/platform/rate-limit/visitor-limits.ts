import { anonymise, type Caller } from "../access/caller.ts";
import type { Visitor } from "../access/visitor-token.ts";
import { visitorLimits } from "./bounds.ts";
import { limits } from "./limits.ts";

type Visited = Pick<Visitor, "chatbotId">;

/** Throws AppError `rate_limited` if this visitor, this network or all visitors of the chatbot asked too much. */
export const limitQuestions = async (
  { chatbotId, sessionId }: Visited & Pick<Visitor, "sessionId">,
  caller: Caller,
): Promise<void> => {
  const { session, address, chatbot, day } = visitorLimits();
  const from = `address ${await anonymise(caller.address)}`;
  const perMinute = limits({
    subject: `${chatbotId}#QUESTIONS`,
    per: "minute",
    bounds: [
      { name: `session ${sessionId}`, most: session, refusal: "You asked many questions in a short time." },
      { name: from, most: address, refusal: "Many questions came from your network in a short time." },
      { name: "all", most: chatbot, refusal: "This chat has very many visitors right now." },
    ],
  });
  const perDay = limits({
    subject: `${chatbotId}#DAY`,
    per: "day",
    bounds: [{ name: "all", most: day, refusal: "This chat has reached its limit of answers for today." }],
  });
  const [minute, today] = await Promise.allSettled([perMinute.pass(), perDay.pass()]);
  // otherwise a visitor whom the minute's limit refuses would use up the day of all others
  if (minute.status === "rejected" && today.status === "fulfilled") await perDay.giveBack("all");
  if (minute.status === "rejected") throw minute.reason;
  if (today.status === "rejected") throw today.reason;
  caller.rate = minute.value;
};

/** Throws AppError `rate_limited` if too many sessions began from this network. */
export const limitSessions = async ({ chatbotId }: Visited, caller: Caller): Promise<void> => {
  const refusal = "Many chats were started from your network in a short time.";
  const from = `address ${await anonymise(caller.address)}`;
  caller.rate = await limits({
    subject: `${chatbotId}#SESSIONS`,
    per: "minute",
    bounds: [{ name: from, most: visitorLimits().starts, refusal }],
  }).pass();
};

/** Throws AppError `rate_limited` if a network tries too many names. Call it before anything is looked up. */
export const limitLookups = async (caller: Caller): Promise<void> => {
  const refusal = "Many chats were looked for from your network in a short time.";
  caller.rate = await limits({
    subject: `${await anonymise(caller.address)}#LOOKUPS`,
    per: "minute",
    bounds: [{ name: "all", most: visitorLimits().lookups, refusal }],
  }).pass();
};
