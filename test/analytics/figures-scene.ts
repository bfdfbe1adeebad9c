import { vi } from "vitest";
import type { AnalyticsFilter } from "#shared/analytics/routes.ts";
import { uniqueId } from "#test/unique-id.ts";
import { newChatbot, settingsOf } from "../core/counters/facts.ts";

export const importing = async () => ({
  ...(await import("#lambdas/analytics/differences.ts")),
  ...(await import("#lambdas/analytics/overview/overview.ts")),
  ...(await import("#lambdas/core/chatbots/store.ts")),
  ...(await import("#lambdas/conversations/store.ts")),
  ...(await import("#platform/account/settings.ts")),
});

export const at = (moment: string) => vi.setSystemTime(new Date(moment));

/** An account with a time zone, its chatbots, and the figures that it reads. */
export const figuresScene = (loaded: () => Awaited<ReturnType<typeof importing>>) => {
  const accountIn = async (time_zone = "UTC") => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const account_id = uniqueId("usr");
    await loaded().accountSettingsEntity.save({ account_id, time_zone, language: "en-US" });
    return account_id;
  };
  const chatbotIn = async (accountId: string, name = "Desk") => {
    const chatbot = { ...newChatbot(accountId, new Date().toISOString()), name };
    await loaded().chatbotStore.create(chatbot, settingsOf(chatbot));
    return chatbot;
  };
  const figures = async (accountId: string, filter: Partial<AnalyticsFilter> = {}) =>
    loaded().overviewOf(accountId, { days: "7", ...filter });
  return { accountIn, chatbotIn, figures };
};
