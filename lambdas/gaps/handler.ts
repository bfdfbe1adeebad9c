import { chatbotNames } from "#lambdas/core/chatbots/names.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { readAnswer } from "#lambdas/documents/answers.ts";
import { documentStore } from "#lambdas/documents/store.ts";
import { serve } from "#platform/http/serve.ts";
import { AppError } from "#shared/errors.ts";
import { gaps } from "#shared/gaps/routes.ts";
import type { Gap, GapDetail, Gaps } from "#shared/gaps/shapes.ts";
import { act } from "./act.ts";
import { colleague } from "./colleague.ts";
import { type GapWithQuestions, readGaps } from "./grouping/read-gaps.ts";
import type { Grouping } from "./grouping/state.ts";
import { recordReply } from "./record-reply.ts";
import { wake } from "./replay/wake.ts";
import { detailOf, viewOf } from "./view.ts";

export const handler = serve(gaps, {
  list: async ({ chatbotId, limit }, { accountId }) => {
    const [read, names] = await Promise.all([readGaps(accountId), chatbotNames(accountId)]);
    const { gaps: found, grouping, isGrouping } = read;
    if (chatbotId && !names.has(chatbotId)) throw new AppError("not_found", "Chatbot not found.");
    const shown = found.filter(({ gap }) => !chatbotId || gap.chatbot_id === chatbotId);
    const views = shown.flatMap((one) => {
      const name = names.get(one.gap.chatbot_id);
      return (name !== undefined && viewOf(one, name)) || [];
    });
    return {
      items: views.toSorted(byPeople).slice(0, limit),
      hasQuestions: found.length > 0,
      grouping: groupingOf(grouping),
      isGrouping,
    };
  },
  get: async ({ id }, { accountId }) => read(accountId, id),
  act: async (input, { accountId, userId }) => {
    const token = await act({ ...(await find(accountId, input.id)), userId }, input);
    return { ...(await read(accountId, input.id)), ...token };
  },
  colleague: (input, { caller }) => colleague(input, caller),
  record: ({ token }, { caller }) => recordReply(token, caller),
});

const byPeople = (one: Gap, other: Gap): number =>
  other.people - one.people || (one.lastAsked < other.lastAsked ? 1 : -1);

const groupingOf = ({ model, problem }: Partial<Grouping> = {}): Gaps["grouping"] => ({
  ...(model && { model }),
  ...(problem && { problem }),
});

const missing = () => new AppError("not_found", "Gap not found. Its questions may have joined another one.");

const find = async (accountId: string, id: string): Promise<GapWithQuestions> => {
  const found = (await readGaps(accountId)).gaps.find(({ gap }) => gap.id === id);
  if (!found) throw missing();
  return found;
};

const read = async (accountId: string, id: string): Promise<GapDetail> => {
  const found = await find(accountId, id);
  const { chatbot_id, document_id, awaits_since } = found.gap;
  // sooner than the schedule, for somebody who looks
  if (awaits_since) await wake(found.gap);
  const { name } = await chatbotStore.ofAccount(accountId, chatbot_id);
  const view = viewOf(found, name);
  if (!view) throw missing();
  const document = document_id && (await documentStore.find({ rag_system_id: chatbot_id, id: document_id }));
  if (!document) return { ...detailOf(view, found), documentId: undefined };
  const { answer } = await readAnswer(document);
  return { ...detailOf(view, found), answer };
};
