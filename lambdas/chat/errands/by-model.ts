import { askModel } from "#lambdas/budget/ask-model.ts";
import type { ConfiguredChatbot } from "#lambdas/core/chatbots/store.ts";
import { objectIn } from "#platform/models/object-in.ts";
import type { Usage } from "#platform/models/port.ts";
import type { Errand } from "./errand.ts";

/** Room for a list of questions; a summary is longer. */
const mostTokens = { usual: 400, summary: 1000 };

interface Written {
  /** Absent if there is none in the form that was asked for. */
  text?: string | undefined;
  usage?: Usage | undefined;
}

/**
 * The result of an errand by the chatbot's language model, within the budgets. A question brings three errands along in
 * some programs, so they count no answers. A model that fails or is cut leaves the result to the caller.
 */
export const byModel = async (
  errand: Errand,
  configured: ConfiguredChatbot,
  signal: AbortSignal,
): Promise<Written> => {
  const most = errand.kind === "summary" ? mostTokens.summary : mostTokens.usual;
  const maxTokens = Math.min(configured.configuration.max_tokens, most);
  const task = { name: "an errand", messages: errand.messages, maxTokens, signal };
  const { text, isCut, usage, problem } = await askModel(configured, task);
  if (problem) return {};
  return { text: isCut ? undefined : inForm(text, errand), usage };
};

/** Programs read the object from its first bracket to its last. */
const inForm = (text: string, { field }: Errand): string | undefined => {
  if (!text || !field) return text || undefined;
  const object = objectIn(text);
  return object && field in object ? text : undefined;
};
