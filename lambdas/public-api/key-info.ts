import { apiKeyStore } from "#lambdas/api-keys/store.ts";
import { usageOf } from "#lambdas/api-keys/usage/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { KeyContext } from "#platform/access/key/admit-key.ts";
import type { KeyInfo } from "#shared/public-api/routes.ts";

/** A key's settings, its usage before this call, and the requests that are left after it. */
export const keyInfo = async ({ apiKey, rates }: KeyContext): Promise<KeyInfo> => {
  const { accountId, chatbotId } = apiKey;
  const [key, chatbot, usage] = await Promise.all([
    apiKeyStore.ofAccount(accountId, apiKey.id),
    chatbotStore.ofAccount(accountId, chatbotId),
    usageOf(apiKey.familyId),
  ]);
  return {
    name: key.name,
    rag_system_name: chatbot.name,
    permission_scope: key.permission_scope,
    requests_per_minute: key.requests_per_minute,
    daily_quota: key.daily_quota,
    usage_today: usage.today,
    usage_this_month: usage.thisMonth,
    total_usage: usage.total,
    created_at: key.created_at,
    rate_limits: { minute_remaining: rates.minute.remaining, daily_remaining: rates.day.remaining },
  };
};
