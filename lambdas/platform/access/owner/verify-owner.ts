import { CognitoJwtVerifier } from "aws-jwt-verify";
import { FetchError } from "aws-jwt-verify/error";
import { type Jwks, type JwksCache, SimpleJwksCache } from "aws-jwt-verify/jwk";
import { AppError } from "#shared/errors.ts";
import { required } from "../../environment.ts";
import { isSessionLive } from "./session-check.ts";

const createVerifier = (jwksCache: JwksCache = new SimpleJwksCache()) =>
  CognitoJwtVerifier.create(
    {
      userPoolId: required("USER_POOL_ID"),
      clientId: required("USER_POOL_CLIENT_ID"),
      tokenUse: "access",
      // aws-jwt-verify validates `exp` only if present; require it
      customJwtCheck: ({ payload: { exp } }) => {
        if (typeof exp !== "number") throw new Error("The token has no expiry.");
      },
    },
    { jwksCache },
  );

let verifier: ReturnType<typeof createVerifier> | undefined;

/** Sets the user pool's public keys from outside; then none are fetched, even for a token with an unknown key id. */
export const giveOwnerKeys = (jwks: Jwks): void => {
  const { buffer } = new TextEncoder().encode(JSON.stringify(jwks));
  verifier = createVerifier(new SimpleJwksCache({ fetcher: { fetch: async () => buffer } }));
};

/** A token is not wrong because the pool's keys could not be fetched. */
const unlessUnreachable = (error: unknown): undefined => {
  if (error instanceof FetchError)
    throw new AppError("unavailable", "Your session could not be checked. Try again.");
};

/**
 * The owner's user id. Throws AppError `unauthenticated` for a token that is missing, forged or expired, or whose session
 * has ended, and `unavailable` if that cannot be found out.
 */
export const verifyOwner = async (token: string | undefined): Promise<string> => {
  verifier ??= createVerifier();
  const claims = token && (await verifier.verify(token).catch(unlessUnreachable));
  if (!claims || !(await isSessionLive(token))) throw new AppError("unauthenticated", "Sign in to go on.");
  return claims.sub;
};
