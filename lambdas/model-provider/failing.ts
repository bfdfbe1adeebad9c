import { noteFailing } from "#lambdas/core/chatbots/failing.ts";
import type { FailingChatbot } from "#shared/model-provider/routes.ts";
import { providerStore } from "./store.ts";

/** The chatbots of an account whose model failed to answer the latest question. */
export const failingOf = async (accountId: string): Promise<FailingChatbot[]> =>
  (await providerStore.chatbots(accountId)).flatMap(({ chatbot, configuration: { failing } }) =>
    failing ? [{ ...failing, chatbot }] : [],
  );

/** A provider that was tried and stored has no failures yet. */
export const noteMended = async (accountId: string): Promise<void> => {
  for (const { configuration } of await providerStore.chatbots(accountId))
    if (configuration.failing?.of === "account") await noteFailing(configuration, undefined);
};
