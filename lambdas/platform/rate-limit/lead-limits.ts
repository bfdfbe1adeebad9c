import { anonymise, type Caller, siteOf } from "../access/origin/caller.ts";
import type { Visitor } from "../access/visitor/visitor-token.ts";
import { visitorLimits } from "./bounds.ts";
import { limits } from "./limits.ts";

/**
 * Throws AppError `rate_limited` if this visitor, this network or all visitors of the chatbot sent too many forms.
 * A form counts like a question, by a counter of its own.
 */
export const limitLeads = async (
  { chatbotId, sessionId }: Pick<Visitor, "chatbotId" | "sessionId">,
  caller: Caller,
): Promise<void> => {
  const { session, address, day } = visitorLimits();
  const refusal = "Many forms came from your network in a short time.";
  caller.rate = await limits({
    subject: `${chatbotId}#LEADS#${await anonymise(caller.address, siteOf)}`,
    per: "minute",
    bounds: [
      { name: `session ${sessionId.slice(-10)}`, most: session, refusal },
      { name: "all", most: address, refusal },
    ],
  }).pass();
  const full = "This chat has received very many forms today.";
  await limits({
    subject: `${chatbotId}#LEADS`,
    per: "day",
    bounds: [{ name: "all", most: day, refusal: full }],
  }).pass();
};
