import {
  costAbove,
  costOfAnswer,
  dearestAnswer,
  type Limit,
  limitsAt,
  type Reservation,
  reserve,
} from "#lambdas/budget/store.ts";
import { addLogFields } from "#platform/logging/log-context.ts";
import { logger } from "#platform/logging/logger.ts";
import { defaultAnswerStyle } from "#shared/chatbots/answer-style.ts";
import { trimHistory } from "../conversation/trim.ts";
import { usageMeter } from "../conversation/usage-meter.ts";
import { latestLanguage } from "../language/spoken-language.ts";
import type { ChatQuestion } from "../question.ts";
import type { AnswerEvent } from "../stream-event.ts";
import { sentences } from "./sentences.ts";

/**
 * Passes the events of an answer on, for which the most that it may cost is reserved before and settled after. Without
 * room nothing is asked of a model: the answer is `paused`, in the words of the owner if there are any.
 */
export async function* withinBudget(
  question: ChatQuestion,
  events: AsyncGenerator<AnswerEvent>,
): AsyncGenerator<AnswerEvent> {
  const { configuration, question: text } = question;
  const historyTokens = trimHistory(question.earlier).tokens;
  const [dearest, limits] = await Promise.all([
    dearestAnswer({ configuration, question: text, historyTokens }),
    limitsOf(question),
  ]);
  const bounding = limits.filter(({ answers }) => answers !== undefined || dearest.amount.nanoDollars > 0);
  if (bounding.length === 0) return yield* events;
  const reserved = await reserve(bounding, dearest.amount);
  if ("full" in reserved) return yield* paused(question, reserved.full);

  const meter = usageMeter();
  let isPaused = false;
  try {
    for await (const event of events) {
      meter.note(event);
      isPaused = event.type === "prompt" && !(await isCovered(event.usage.promptTokens));
      if (isPaused) break;
      yield event;
    }
  } finally {
    const search = { question: text, isFollowUp: historyTokens > 0 };
    const usage = isPaused ? undefined : meter.usage();
    await settle(reserved, await costOfAnswer(configuration, usage, search));
  }
  if (isPaused) yield* paused(question);

  /** Reserves more for a prompt that is longer than expected. */
  async function isCovered(promptTokens: number): Promise<boolean> {
    const nanoDollars = await costAbove(configuration, promptTokens, dearest.promptTokens);
    return nanoDollars === 0 || (reserved as Reservation).extend({ nanoDollars, answers: 0 });
  }
}

const limitsOf = ({ chatbot, accountBudget, askedAt }: ChatQuestion): Promise<Limit[]> =>
  limitsAt(
    { accountId: chatbot.user_id, chatbotId: chatbot.id, chatbot: chatbot.budget, account: accountBudget },
    askedAt,
  );

/** An answer that was given stays given if it cannot be settled: its reservation expires. */
const settle = (reservation: Reservation, spent: Parameters<Reservation["settle"]>[0]): Promise<void> =>
  reservation.settle(spent).catch((error) => {
    logger.error("an answer was not settled", error instanceof Error ? error : new Error(String(error)));
  });

async function* paused(question: ChatQuestion, full?: Limit): AsyncGenerator<AnswerEvent> {
  const { chatbot, accountBudget, askedAt } = question;
  if (full) addLogFields({ budget: full.chatbotId ? "chatbot" : "account", period: full.period });
  yield { type: "sources", context: [] };
  yield { type: "delta", text: chatbot.budget?.sentence || accountBudget?.sentence || sentenceFor(question) };
  yield {
    type: "done",
    outcome: "paused",
    tokenCount: 0,
    responseTime: Date.now() - askedAt.getTime(),
    metadata: { outcome: "paused" },
  };
}

/** In English if the language is unknown. */
const sentenceFor = ({ configuration, earlier, question, pageLanguage }: ChatQuestion): string => {
  const { language } = configuration.answer_style ?? defaultAnswerStyle;
  const asked = earlier.turns.flatMap(({ role, content }) => (role === "user" ? [content] : []));
  const spoken = language === "visitor" ? (latestLanguage([...asked, question]) ?? pageLanguage) : language;
  return sentences[spoken ?? "en"] ?? sentences.en;
};
