import { anonymise, type Caller, siteOf } from "../access/origin/caller.ts";
import type { Visitor } from "../access/visitor/visitor-token.ts";
import { visitorLimits } from "./bounds.ts";
import { limits } from "./limits.ts";

/** Reading a file costs as much as two answers. */
const answersOfFile = 2;

/**
 * Throws AppError `rate_limited` if this visitor, this network or all visitors of the chatbot attached too many files.
 * They count by counters of their own, of which half as many pass as questions.
 */
export const limitAttachments = async (
  { chatbotId, sessionId }: Pick<Visitor, "chatbotId" | "sessionId">,
  caller: Caller,
): Promise<void> => {
  const { session, address, chatbot, day } = visitorLimits();
  const share = (most: number) => Math.ceil(most / answersOfFile);
  const refusal = "Many files came from your network in a short time.";
  caller.rate = await limits({
    subject: `${chatbotId}#FILES#${await anonymise(caller.address, siteOf)}`,
    per: "minute",
    bounds: [
      { name: `session ${sessionId.slice(-10)}`, most: share(session), refusal },
      { name: "all", most: share(address), refusal },
    ],
  }).pass();
  await limits({
    subject: `${chatbotId}#FILES`,
    per: "minute",
    bounds: [{ name: "all", most: share(chatbot), refusal: "This chat receives very many files right now." }],
  }).pass();
  await limits({
    subject: `${chatbotId}#FILES`,
    per: "day",
    bounds: [{ name: "all", most: share(day), refusal: "This chat has received very many files today." }],
  }).pass();
};
