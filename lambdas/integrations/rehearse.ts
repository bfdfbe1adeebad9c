import { conversationStore } from "#lambdas/conversations/store.ts";
import type { Rehearsed } from "#shared/integrations/routes.ts";
import type { Trigger } from "#shared/integrations/shapes.ts";
import { placeholdersIn } from "#shared/integrations/url-template.ts";
import { checkTriggers } from "./matching/check-triggers.ts";
import { matchOf, messageOf } from "./matching/match.ts";
import { unfitIn } from "./request/fill-address.ts";

const maxQuestions = 100;
const maxConversations = 60;
const readAtOnce = 10;
const messagesEach = 40;

/** Which of a chatbot's last 100 stored questions the triggers match. Throws AppError `invalid` for unfit expressions. */
export const rehearse = async (
  { accountId, chatbotId }: { accountId: string; chatbotId: string },
  { triggers, api_url_template }: { triggers: Trigger[]; api_url_template: string },
): Promise<{ asked: number; items: Rehearsed[] }> => {
  checkTriggers(triggers);
  const questions = await latestQuestions(accountId, chatbotId);
  const needed = placeholdersIn(api_url_template);
  const items = questions.flatMap((question): Rehearsed[] => {
    const matched = matchOf(triggers, messageOf(question));
    if (!matched) return [];
    const { params } = matched;
    const missing = needed.filter((name) => !Object.hasOwn(params, name));
    const lacking = missing.length > 0 ? missing : unfitIn(api_url_template, params);
    return [{ question, params, missing: lacking }];
  });
  return { asked: questions.length, items };
};

const latestQuestions = async (accountId: string, chatbotId: string): Promise<string[]> => {
  const history = await conversationStore.history();
  const { items } = await history.listByActivity(accountId, {
    order: "newest",
    limit: maxConversations,
    chatbotId,
    isMeant: ({ channel }) => channel !== "interview",
  });
  const asked: { content: string; created_at: string }[] = [];
  for (let from = 0; from < items.length; from += readAtOnce) {
    const read = items
      .slice(from, from + readAtOnce)
      .map(({ id }) => conversationStore.latest(id, messagesEach));
    asked.push(...(await Promise.all(read)).flat().filter(({ message_type }) => message_type === "user"));
  }
  return asked
    .toSorted((one, other) => (one.created_at < other.created_at ? 1 : -1))
    .slice(0, maxQuestions)
    .map(({ content }) => content);
};
