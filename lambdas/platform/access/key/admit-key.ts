import { type Route, scopeOf } from "#shared/contract/route.ts";
import { logger } from "../../logging/logger.ts";
import { closerOf, type KeyRates, limitApiKey } from "../../rate-limit/api-key-limits.ts";
import type { Caller } from "../origin/caller.ts";
import { type ApiKey, requireScope, verifyApiKey } from "./api-key.ts";
import { recordUse } from "./api-key-use.ts";

export interface KeyContext {
  apiKey: ApiKey;
  caller: Caller;
  /** The state of both limits, this request included. */
  rates: KeyRates;
  /** Records the call; await it once, when the answer is complete. */
  settle(): Promise<void>;
}

/** A key whose call counts only if the handler says so. */
export interface UncountedKeyContext extends Omit<KeyContext, "rates"> {
  /** Counts the call against the key's limits. Throws AppError `rate_limited`. */
  count(): Promise<KeyRates>;
}

type Admitting = Pick<Route, "path" | "scope">;

/**
 * Admits a call by API key. Throws AppError `unauthenticated` for an invalid key, `forbidden` for a permission that is
 * not enough and `rate_limited`; none of these calls is recorded.
 */
export const admitKey = async (
  token: string | undefined,
  route: Admitting,
  caller: Caller,
): Promise<KeyContext> => {
  const { count, ...admitted } = await admitUncounted(token, route, caller);
  return { ...admitted, rates: await count() };
};

/** The same without counting the call; one that is not counted is not recorded either. */
export const admitUncounted = async (
  token: string | undefined,
  route: Admitting,
  givenCaller: Caller,
): Promise<UncountedKeyContext> => {
  const startedAt = Date.now();
  const apiKey = await verifyApiKey(token);
  requireScope(apiKey, scopeOf(route));
  const caller = { ...givenCaller };
  let isCounted = false;
  return {
    apiKey,
    caller,
    count: async () => {
      const rates = await limitApiKey(apiKey);
      caller.rate = closerOf(rates);
      isCounted = true;
      return rates;
    },
    settle: async () => {
      if (!isCounted) return;
      // The answer is there already: a figure that is lost does not turn it into a failure.
      await recordUse(apiKey, { path: route.path, startedAt }).catch((error) =>
        logger.error("API usage", error instanceof Error ? error : new Error(String(error))),
      );
    },
  };
};
