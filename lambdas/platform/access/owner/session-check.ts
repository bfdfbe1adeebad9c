import { logger } from "../../logging/logger.ts";

/** Whether the session of an owner's valid access token lives: not signed out, reset, disabled or deleted. */
type CheckSession = (token: string) => Promise<boolean>;

/** A token is asked about again after this: a session that has ended is noticed within half a minute. */
const cacheMilliseconds = 30_000;
const cacheSize = 1000;

const cache = new Map<string, { isLive: Promise<boolean>; readAt: number }>();

let givenCheck: CheckSession | undefined;

/** Has another check asked, for every request, where that costs nothing. */
export const checkSessionsBy = (check: CheckSession): void => {
  givenCheck = check;
};

/**
 * Asks the user pool about a token at most once in 30 s per process, because the pool's signature stays valid for an
 * hour whatever becomes of the session. A pool that does not answer lets the token pass.
 */
export const isSessionLive = (token: string, now = Date.now()): Promise<boolean> => {
  if (givenCheck) return givenCheck(token);
  const known = cache.get(token);
  if (known && now - known.readAt < cacheMilliseconds) return known.isLive;
  if (cache.size >= cacheSize) cache.clear();
  const isLive = askUserPool(token);
  cache.set(token, { isLive, readAt: now });
  return isLive;
};

const refusals = new Set([
  "NotAuthorizedException",
  "UserNotFoundException",
  "UserNotConfirmedException",
  "PasswordResetRequiredException",
]);

/** GetUser needs no permission: the token itself is its credential. */
const askUserPool = async (AccessToken: string): Promise<boolean> => {
  const { CognitoIdentityProviderClient, GetUserCommand } = await import(
    "@aws-sdk/client-cognito-identity-provider"
  );
  client ??= new CognitoIdentityProviderClient({
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 1000, requestTimeout: 2000, throwOnRequestTimeout: true },
  });
  try {
    await client.send(new GetUserCommand({ AccessToken }));
    return true;
  } catch (error) {
    const name = error instanceof Error ? error.name : "unknown";
    if (refusals.has(name)) return false;
    logger.warn("session not checked", { reason: name });
    return true;
  }
};

let client: import("@aws-sdk/client-cognito-identity-provider").CognitoIdentityProviderClient | undefined;
