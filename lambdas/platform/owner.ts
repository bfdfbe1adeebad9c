import { CognitoJwtVerifier } from "aws-jwt-verify";
import { AppError } from "../../shared/errors.ts";
import { required } from "./environment.ts";

const createVerifier = () =>
  CognitoJwtVerifier.create({
    userPoolId: required("USER_POOL_ID"),
    clientId: required("USER_POOL_CLIENT_ID"),
    tokenUse: "access",
  });

let verifier: ReturnType<typeof createVerifier> | undefined;

/** Opened at its first use; from outside its keys may be put in place beforehand (`cacheJwks`). */
export const ownerVerifier = () => {
  verifier ??= createVerifier();
  return verifier;
};

/** The owner's user id. Throws AppError `unauthenticated` for a token that is missing, forged or expired. */
export const verifyOwner = async (token: string | undefined): Promise<string> => {
  const claims =
    token &&
    (await ownerVerifier()
      .verify(token)
      .catch(() => undefined));
  if (!claims) throw new AppError("unauthenticated", "Sign in to go on.");
  return claims.sub;
};
