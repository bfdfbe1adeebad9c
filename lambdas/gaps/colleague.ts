import type * as z from "zod";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { canSpeak } from "#lambdas/recordings/can-speak.ts";
import type { Caller } from "#platform/access/origin/caller.ts";
import { limitLookups } from "#platform/rate-limit/visitor-limits.ts";
import type { gaps } from "#shared/gaps/routes.ts";
import type { AskedColleague } from "#shared/gaps/shapes.ts";
import { linkOf } from "./links.ts";
import { takeReply } from "./reply.ts";

type Input = z.output<(typeof gaps)["colleague"]["input"]>;

/** The question of a colleague's link, after the reply if there is one. A link takes one reply. */
export const colleague = async (
  { token, answer, isUnknown }: Input,
  caller: Caller,
): Promise<AskedColleague> => {
  await limitLookups(caller);
  const link = await linkOf(token);
  const { name } = await chatbotStore.ofAccount(link.account_id, link.chatbot_id);
  const state = answer || isUnknown ? await takeReply(link, answer) : link.state;
  const isSpoken = state === "open" && (await canSpeak(link.account_id));
  return {
    question: link.question,
    people: link.people,
    chatbotName: name,
    state,
    ...(isSpoken && { can_speak: true }),
  };
};
