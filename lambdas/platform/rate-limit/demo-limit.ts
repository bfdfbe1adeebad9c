import { anonymise, type Caller, networksOfSite, siteOf } from "../access/origin/caller.ts";
import type { Visitor } from "../access/visitor/visitor-token.ts";
import { visitorLimits } from "./bounds.ts";
import { limits } from "./limits.ts";
import { limitQuestions } from "./visitor-limits.ts";

/** Visitors whom one network may have: an office or a household has one address. */
const visitorsOfNetwork = 3;

/**
 * Throws AppError `rate_limited` if this visitor or this network asked the product's own chatbot as much as it may in an
 * hour, or all visitors as much as they may today. The limits of every chatbot hold too.
 */
export const limitDemo = async (
  visitor: Pick<Visitor, "chatbotId" | "sessionId">,
  caller: Caller,
): Promise<void> => {
  const { demoHour, demoDay } = visitorLimits();
  const hour = await limitHour(visitor, caller, demoHour);
  await limitQuestions(visitor, caller, {
    most: demoDay,
    refusal: `This demo has answered as many questions today as it may (${demoDay.toLocaleString("en")}).`,
  });
  caller.rate = hour;
};

const limitHour = async (
  { chatbotId, sessionId }: Pick<Visitor, "chatbotId" | "sessionId">,
  { address }: Caller,
  most: number,
) => {
  const ofNetwork = most * visitorsOfNetwork;
  const refusal = `This demo has answered as many questions from your network in this hour as it may (${ofNetwork}).`;
  return limits({
    subject: `${chatbotId}#HOUR#${await anonymise(address, siteOf)}`,
    per: "hour",
    bounds: [
      {
        name: `session ${sessionId.slice(-10)}`,
        most,
        refusal: `You have asked as many questions in this hour as this demo answers (${most}).`,
      },
      { name: `network ${await anonymise(address)}`, most: ofNetwork, refusal },
      { name: "all", most: ofNetwork * networksOfSite, refusal },
    ],
  }).pass();
};
