import * as z from "zod";
import { attributesOf } from "./attributes.ts";
import type { Pool } from "./pool.ts";
import { readAccessToken } from "./tokens.ts";

/** The answer that ends a sign-in; a refreshed session gets no refresh token. */
export const SignedIn = z.object({
  AuthenticationResult: z.object({ AccessToken: z.string(), RefreshToken: z.string() }),
});

/** The event of Cognito's PostAuthentication trigger. */
export const signInEvent = (pool: Pool, accessToken: string) => {
  const { user } = readAccessToken(pool, accessToken);
  return {
    version: "1",
    triggerSource: "PostAuthentication_Authentication",
    region: pool.options.userPoolId.split("_")[0],
    userPoolId: pool.options.userPoolId,
    userName: user.sub,
    callerContext: { clientId: pool.options.clientId },
    request: { userAttributes: attributesOf(user), newDeviceUsed: false },
    response: {},
  };
};
