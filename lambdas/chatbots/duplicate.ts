import { areas } from "#lambdas/areas.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { admitChatbot } from "#lambdas/core/quotas.ts";
import { newId } from "#platform/table/new-id.ts";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { AppError } from "#shared/errors.ts";

/** A call ends before the function's time is over. */
const budgetMs = 15_000;
const suffix = " (copy)";
/** Characters. */
const maxNameLength = 120;

interface Actor {
  accountId: string;
  userId: string;
}

/**
 * Creates a private chatbot with the settings of another. Its contents follow by `duplicateContents`. Throws AppError
 * `conflict` if the account's quotas have no room for all of it.
 */
export const duplicate = async (source: Chatbot, { accountId, userId }: Actor): Promise<Chatbot> => {
  await admitChatbot(accountId);
  for (const { copying } of areas) await (await copying?.())?.admit(source);
  // The copy begins with its own first version, and has not failed.
  const { version, failing, ...configuration } = (await chatbotStore.configured(accountId, source.id))
    .configuration;
  const id = newId("chatbot");
  // The secrets of integrations are not copied, so neither are the integrations.
  const { active_integrations: _, is_sample: _sample, ...copied } = source;
  const copy: Chatbot = {
    ...copied,
    id,
    name: `${source.name.slice(0, maxNameLength - suffix.length).toWellFormed()}${suffix}`,
    is_public: false,
    public_slug: null,
    public_title: null,
    public_description: null,
    published_at: null,
    created_at: new Date().toISOString(),
  };
  const settings = { ...configuration, id: newId("modelSettings"), rag_system_id: id };
  return chatbotStore.create(copy, settings, userId);
};

/**
 * Copies the things that the copy does not have yet. Returns false if its time is over: the call is to be repeated and
 * goes on. Throws AppError `conflict` for a chatbot that is to be copied into itself.
 */
export const duplicateContents = async (source: Chatbot, copy: Chatbot, userId: string): Promise<boolean> => {
  if (copy.id === source.id)
    throw new AppError(
      "conflict",
      "A chatbot cannot be copied into itself. Duplicate it without naming a copy.",
    );
  const until = Date.now() + budgetMs;
  for (const { copying } of areas) {
    const isDone = await (await copying?.())?.copy(source, copy, { userId, until });
    if (isDone === false) return false;
  }
  return true;
};
