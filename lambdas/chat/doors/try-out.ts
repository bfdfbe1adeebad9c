import type * as z from "zod";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { requireOffered } from "#platform/models/offered.ts";
import type { chat } from "#shared/chat/routes.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { askUnrecorded } from "../ask-unrecorded.ts";
import { trimHistory } from "../conversation/trim.ts";
import { earlierTurns } from "../conversation/turns.ts";
import { promptOf } from "../prompt/messages.ts";
import { judgeOf, passagesFor } from "../retrieval/passages-for.ts";
import { searchFor } from "../retrieval/retrieve.ts";
import { forMembers } from "../style/for-members.ts";

type Input = z.output<(typeof chat)["tryOut"]["input"]>;
type Preview = z.output<(typeof chat)["previewPrompt"]["input"]>;

/** Answers a question by settings that need not be saved, with a trace. Nothing is stored but the cost. */
export async function* tryOut(
  { chatbotId, query: question, settings }: Input,
  { accountId, signal }: { accountId: string; signal: AbortSignal },
): AsyncGenerator<ChatEvent> {
  const askedAt = new Date();
  const configured = await withSettings(accountId, chatbotId, settings);
  const events = askUnrecorded({
    ...configured,
    question,
    earlier: earlierTurns(),
    isDebugged: true,
    askedAt,
    signal,
    source: "test",
  });
  yield* forMembers(events);
}

/** The prompt that a model would get for a question; with no passages, the question would be refused without a model. */
export const previewPrompt = async (
  { chatbotId, query: question, settings }: Preview,
  { accountId }: { accountId: string },
) => {
  const { chatbot, configuration } = await withSettings(accountId, chatbotId, settings);
  const outcome = await searchFor(chatbotId, question, { judge: judgeOf(configuration) });
  const refusal = settings.answer_style.refusal;
  const found = passagesFor(configuration.provider, refusal, outcome);
  const history = trimHistory(earlierTurns());
  return { sent: await promptOf({ chatbot, configuration, question }, { history, found }) };
};

const withSettings = async (accountId: string, chatbotId: string, settings: Input["settings"]) => {
  const configured = await chatbotStore.configured(accountId, chatbotId);
  const { configuration } = configured;
  if (settings) {
    // loaded here, so that it does not delay the start of the function
    const { choicesFor } = await import("#platform/models/account/choices.ts");
    requireOffered(await choicesFor(accountId), settings, configuration);
  }
  return { ...configured, configuration: { ...configuration, ...settings } };
};
