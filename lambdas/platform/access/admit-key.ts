import { type Route, scopeOf } from "#shared/contract/route.ts";
import { logger } from "../logging/logger.ts";
import { closerOf, type KeyRates, limitApiKey } from "../rate-limit/api-key-limits.ts";
import { type ApiKey, requireScope, verifyApiKey } from "./api-key.ts";
import { recordUse } from "./api-key-use.ts";
import type { Caller } from "./caller.ts";

export interface KeyContext {
  apiKey: ApiKey;
  caller: Caller;
  /** The state of both limits, this request included. */
  rates: KeyRates;
  /** Records the call; await it once, when the answer is complete. */
  settle(): Promise<void>;
}

/**
 * Admits a call by API key. Throws AppError `unauthenticated` for an invalid key, `forbidden` for a permission that is
 * not enough and `rate_limited`; none of these calls is recorded.
 */
export const admitKey = async (
  token: string | undefined,
  route: Pick<Route, "path" | "scope">,
  caller: Caller,
): Promise<KeyContext> => {
  const startedAt = Date.now();
  const apiKey = await verifyApiKey(token);
  requireScope(apiKey, scopeOf(route));
  const rates = await limitApiKey(apiKey);
  const settle = () =>
    // The answer is there already: a figure that is lost does not turn it into a failure.
    recordUse(apiKey, { path: route.path, startedAt }).catch((error) =>
      logger.error("API usage", error instanceof Error ? error : new Error(String(error))),
    );
  return { apiKey, caller: { ...caller, rate: closerOf(rates) }, rates, settle };
};
