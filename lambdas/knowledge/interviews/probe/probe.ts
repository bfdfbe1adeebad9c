import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { logger } from "#platform/logging/logger.ts";
import { AppError } from "#shared/errors.ts";
import type { Probe } from "#shared/knowledge/interview-shapes.ts";
import { countWords } from "#shared/knowledge/rules.ts";
import type { TemplateQuestion } from "#shared/knowledge/template-shapes.ts";
import type { StoredAnswer, StoredInterview } from "../entities.ts";
import { probeByModel } from "./by-model.ts";
import { namesExample } from "./names-example.ts";
import { writtenProbes } from "./questions.ts";

/** The one question that follows up on an answer; undefined if it needs none or had one. It never fails. */
export const probeFor = async (
  interview: StoredInterview,
  question: TemplateQuestion,
  answer: StoredAnswer,
): Promise<Probe | undefined> => {
  const reason = answer.follow_up ? undefined : reasonFor(answer.response_text, question.expected_word_count);
  if (!reason) return undefined;
  const written = writtenProbes[reason][question.importance];
  const asked = { question: question.question_text, answer: answer.response_text, reason };
  return { reason, question: (await ask(interview, asked)) ?? written };
};

export const reasonFor = (text: string, expected: number | null): Probe["reason"] | undefined => {
  if (expected && countWords(text) < expected / 2) return "short";
  return namesExample(text) ? undefined : "no-example";
};

/** Undefined for a chatbot that has no language model, and for a model that fails. */
const ask = async (
  { user_id, rag_system_id }: StoredInterview,
  asked: { question: string; answer: string; reason: Probe["reason"] },
): Promise<string | undefined> => {
  try {
    const configured = await chatbotStore.configured(user_id, rag_system_id);
    if (configured.configuration.provider === "builtin") return undefined;
    return await probeByModel(configured, asked);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "not_found"))
      logger.warn("a follow-up question was left to the written one", { error });
    return undefined;
  }
};
