import { randomUUID } from "node:crypto";
import * as z from "zod";
import { attributesOf } from "./attributes.ts";
import { CognitoError } from "./error.ts";
import type { Pool } from "./pool.ts";
import type { Session } from "./store/sessions.ts";
import type { User } from "./store/users.ts";

const lifetimeSeconds = 3600;

/** Opens a session for the user and gives its tokens: access and id for an hour, refresh for 30 days. */
export const signIn = (pool: Pool, user: User) => {
  const { session, refreshToken } = pool.sessions.open(user.sub);
  return { ...tokensFor(pool, user, session), RefreshToken: refreshToken };
};

/** New access and id tokens for a session that still lives; throws NotAuthorizedException for any other. */
export const refresh = (pool: Pool, refreshToken: string) => {
  const session = pool.sessions.ofRefreshToken(refreshToken);
  const user = session && pool.users.find(session.sub);
  if (!session || !user) throw new CognitoError("NotAuthorizedException", "Invalid Refresh Token");
  if (!user.isEnabled) throw new CognitoError("NotAuthorizedException", "User is disabled.");
  return tokensFor(pool, user, session);
};

const AccessClaims = z.object({
  iss: z.string(),
  sub: z.string(),
  origin_jti: z.string(),
  exp: z.number(),
  token_use: z.literal("access"),
});

/** Who an access token belongs to; throws NotAuthorizedException when it is forged, expired or signed out. */
export const readAccessToken = (pool: Pool, token: string): { user: User; session: Session } => {
  const { success, data: claims } = AccessClaims.safeParse(pool.signer.read(token));
  if (!success || claims.iss !== pool.issuer) throw refused("Invalid Access Token");
  if (claims.exp * 1000 <= pool.now()) throw refused("Access Token has expired");
  const session = pool.sessions.find(claims.origin_jti);
  const user = pool.users.find(claims.sub);
  if (!session || !user?.isEnabled) throw refused("Access Token has been revoked");
  return { user, session };
};

const tokensFor = (pool: Pool, user: User, session: Session) => {
  const issuedAt = Math.floor(pool.now() / 1000);
  const claims = (use: string, own: Record<string, unknown>) =>
    pool.signer.sign({
      sub: user.sub,
      iss: pool.issuer,
      origin_jti: session.id,
      event_id: randomUUID(),
      jti: randomUUID(),
      auth_time: Math.floor(session.authTime / 1000),
      iat: issuedAt,
      exp: issuedAt + lifetimeSeconds,
      token_use: use,
      ...(user.groups.length > 0 && { "cognito:groups": user.groups }),
      ...own,
    });
  const { clientId } = pool.options;
  return {
    AccessToken: claims("access", {
      client_id: clientId,
      username: user.sub,
      scope: "aws.cognito.signin.user.admin",
    }),
    IdToken: claims("id", {
      ...attributesOf(user),
      email_verified: user.isEmailVerified,
      aud: clientId,
      "cognito:username": user.sub,
    }),
    ExpiresIn: lifetimeSeconds,
    TokenType: "Bearer",
  };
};

const refused = (message: string) => new CognitoError("NotAuthorizedException", message);
