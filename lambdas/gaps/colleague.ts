import type * as z from "zod";
import { chatbotStore } from "#lambdas/chatbots/store.ts";
import type { Caller } from "#platform/access/caller.ts";
import { limitLookups } from "#platform/rate-limit/visitor-limits.ts";
import { failedCondition } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import type { AskedColleague } from "#shared/contract/gap-shapes.ts";
import type { gaps } from "#shared/contract/gaps.ts";
import { AppError } from "#shared/errors.ts";
import { answerGap } from "./answer.ts";
import type { GapLink } from "./entities.ts";
import { linkOf } from "./links.ts";
import { gapStore } from "./store.ts";

type Input = z.output<(typeof gaps)["colleague"]["input"]>;

/** The question of a colleague's link, after the reply if there is one. A link takes one reply. */
export const colleague = async (
  { token, answer, isUnknown }: Input,
  caller: Caller,
): Promise<AskedColleague> => {
  await limitLookups(caller);
  const link = await linkOf(token);
  const { name } = await chatbotStore.ofAccount(link.account_id, link.chatbot_id);
  const state = answer || isUnknown ? await reply(link, answer) : link.state;
  return { question: link.question, people: link.people, chatbotName: name, state };
};

const reply = async (link: GapLink, answer: string | undefined): Promise<GapLink["state"]> => {
  const state = answer ? "answered" : "unknown";
  await take(link, state);
  try {
    await pass(link, answer);
  } catch (error) {
    // e.g. the account has no room for a document: the colleague may try again
    await gapStore.links.update(link, { set: { state: "open" } });
    throw error;
  }
  return state;
};

/** Throws AppError `conflict` for a link that has a reply. */
const take = async (link: GapLink, state: GapLink["state"]): Promise<void> => {
  const condition = when.equals({ state: "open" });
  await gapStore.links.update(link, { set: { state }, condition }).catch((error) => {
    if (failedCondition(error) || (error instanceof AppError && error.code === "not_found"))
      throw new AppError("conflict", "This question has a reply already. Reload the page.");
    throw error;
  });
};

const pass = async (link: GapLink, answer: string | undefined): Promise<void> => {
  const gap = await gapStore.get({ account_id: link.account_id, id: link.gap_id });
  if (!answer) {
    await gapStore.update(gap, {
      set: { status: "open", unknown_to: link.name ?? "" },
      remove: ["link"],
    });
    return;
  }
  const asked = await gapStore.questions(gap.account_id);
  const questions = asked.filter(({ id }) => gap.members.includes(id));
  const written = { question: link.question, answer };
  await answerGap(gap, questions, { written, userId: link.asked_by });
  await gapStore.update(gap, { set: { status: "open" }, remove: ["link"] });
};
