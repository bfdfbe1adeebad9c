import type { Visitor } from "../access/visitor-token.ts";
import { visitorLimits } from "./bounds.ts";
import { type Caller, disguised } from "./caller.ts";
import { dayOf, giveBack, limit, minuteOf } from "./limit.ts";

type Visited = Pick<Visitor, "chatbotId">;

/** Throws AppError `rate_limited` where this visitor, this address or all visitors together asked too much. */
export const limitQuestions = async (
  { chatbotId, sessionId }: Visited & Pick<Visitor, "sessionId">,
  caller: Caller,
): Promise<void> => {
  const { session, address, chatbot, day } = visitorLimits();
  const from = `address ${await disguised(caller.address)}`;
  const today = dayOf(`${chatbotId}#DAY`);
  const all = { name: "all", most: day, refusal: "This chat has answered all that it may in a day." };
  const [ofMinute, ofDay] = await Promise.allSettled([
    limit(minuteOf(`${chatbotId}#QUESTIONS`), [
      { name: `session ${sessionId}`, most: session, refusal: "You asked many questions in a short time." },
      { name: from, most: address, refusal: "Many questions came from your network in a short time." },
      { name: "all", most: chatbot, refusal: "This chat has very many visitors right now." },
    ]),
    limit(today, [all]),
  ]);
  // Or whoever is refused minute after minute would use up the day of all others.
  if (ofMinute.status === "rejected" && ofDay.status === "fulfilled") await giveBack(today, all.name);
  if (ofMinute.status === "rejected") throw ofMinute.reason;
  if (ofDay.status === "rejected") throw ofDay.reason;
  caller.rate = ofMinute.value;
};

/** Throws AppError `rate_limited` where too many sessions began from this address. */
export const limitSessions = async ({ chatbotId }: Visited, caller: Caller): Promise<void> => {
  const refusal = "Many chats were started from your network in a short time.";
  const from = `address ${await disguised(caller.address)}`;
  caller.rate = await limit(minuteOf(`${chatbotId}#SESSIONS`), [
    { name: from, most: visitorLimits().starts, refusal },
  ]);
};

/** To be called before anything is looked up. Throws AppError `rate_limited` where an address tries too many names. */
export const limitLookups = async (caller: Caller): Promise<void> => {
  const refusal = "Many chats were looked for from your network in a short time.";
  const from = await disguised(caller.address);
  caller.rate = await limit(minuteOf(`${from}#LOOKUPS`), [
    { name: "all", most: visitorLimits().lookups, refusal },
  ]);
};
