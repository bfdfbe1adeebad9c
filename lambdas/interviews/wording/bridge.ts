import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { applicationStore, type StoredApplication } from "#lambdas/jobs/applications/store.ts";
import { undefinedIfAbsent } from "#shared/errors.ts";
import { builtInBridge } from "./built-in.ts";
import { bridgeByModel } from "./by-model.ts";

/** Below so much time left, nobody waits for a model. */
const leastTimeLeftMs = 60_000;

/**
 * Streams a sentence that takes up the last answer, before the next question; nothing if there is nothing to take up. A
 * model writes it, or the applicant's own words are named.
 */
export async function* bridgeTo(
  application: StoredApplication,
  signal?: AbortSignal,
): AsyncGenerator<string> {
  const { user_id, rag_system_id, id, answers } = application;
  const last = (await applicationStore.responses(id)).at(-1);
  if (!last || answers === 0) return;
  const configured = await chatbotStore.configured(user_id, rag_system_id).catch(undefinedIfAbsent);
  const question = application.questions?.[answers]?.text ?? "";
  const isInTime = Date.parse(application.ends_at ?? "") - Date.now() > leastTimeLeftMs;
  if (configured && configured.configuration.provider !== "builtin" && isInTime) {
    const written = await bridgeByModel(configured, {
      application,
      answer: last.response_text,
      question,
      signal,
    });
    if (written) return yield written;
  }
  const bridge = builtInBridge(last.response_text, question);
  if (bridge) yield bridge;
}
