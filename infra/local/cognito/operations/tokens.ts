import * as z from "zod";
import { forClient, forUser } from "../operation.ts";
import { refresh } from "../tokens.ts";

const GetTokensFromRefreshToken = forClient({ RefreshToken: z.string() }, (pool, { RefreshToken }) => ({
  AuthenticationResult: refresh(pool, RefreshToken),
}));

const RevokeToken = forClient({ Token: z.string() }, (pool, { Token }) => {
  pool.sessions.endByRefreshToken(Token);
  return {};
});

const GlobalSignOut = forUser({}, (pool, { user }) => {
  pool.sessions.endAll(user.sub);
  return {};
});

export const tokenOperations = { GetTokensFromRefreshToken, RevokeToken, GlobalSignOut };
