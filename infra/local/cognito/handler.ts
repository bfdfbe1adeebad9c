import type { IncomingMessage, ServerResponse } from "node:http";
import { isSignedWith } from "../aws/access-key.ts";
import { readBody } from "../gateway/request-body.ts";
import { type Caller, callerOf, deviceCookie } from "./caller.ts";
import { CognitoError } from "./error.ts";
import type { Operation } from "./operation.ts";
import { createOperationLimit } from "./operation-limit.ts";
import { adminOperations } from "./operations/admin.ts";
import { RespondToAuthChallenge } from "./operations/challenges.ts";
import { passwordOperations } from "./operations/password.ts";
import { profileOperations } from "./operations/profile.ts";
import { InitiateAuth } from "./operations/sign-in.ts";
import { signUpOperations } from "./operations/sign-up.ts";
import { tokenOperations } from "./operations/tokens.ts";
import { totpOperations } from "./operations/totp.ts";
import { openPool, type PoolOptions } from "./pool.ts";
import { tooManyRequests } from "./secrets/arithmetic.ts";
import type { Signer } from "./secrets/jwt.ts";
import { SignedIn, signInEvent } from "./sign-in-event.ts";
import { createSignUpLimit } from "./sign-up-limit.ts";
import { runSteps } from "./step.ts";
import { readAccessToken } from "./tokens.ts";

export interface CognitoOptions extends PoolOptions {
  /** The path under which the pool is served, such as `/_local/cognito`. */
  mount: string;
  /** The path of admin operations, which only functions know; the same as `mount` without it. */
  adminMount?: string;
  isAllowedOrigin(origin: string): boolean;
  /** Whose signature admin operations want; without it they are refused. */
  accessKeyId?: string;
  /** The PostAuthentication trigger: the answer waits for it, and its failure refuses the sign-in. */
  onSignIn?(event: object): Promise<unknown>;
  /** The caller's address; the other end of the socket without it. */
  addressOf?: (req: IncomingMessage) => string;
  /** Whether accounts made from one address are limited. */
  limitsSignUps?: boolean;
  /** Whether browsers reach it over https. */
  isSecure?: boolean;
}

export interface Cognito {
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>;
  /** Whether an access token's session lives: not signed out, reset, disabled or deleted. */
  isSignedIn(accessToken: string): boolean;
  hasUsers(): boolean;
  /** The user who came first to the pool; undefined before. */
  founder(): string | undefined;
  jwks: Signer["jwks"];
  userPoolId: string;
  clientId: string;
  stop(): void;
}

/** A Cognito user pool with one client, kept in one SQLite file. */
export const createCognito = (options: CognitoOptions): Cognito => {
  const pool = openPool(options);
  const signUps = createSignUpLimit(options.now);
  const limit = createOperationLimit(options.now);
  const sweep = () => {
    pool.sweep();
    limit.sweep();
    signUps.sweep();
  };
  sweep();
  const sweeper = setInterval(sweep, sweepMs).unref();

  const answer = async (req: IncomingMessage, res: ServerResponse): Promise<object> => {
    const { name, operation } = find(req, options);
    const caller = callerOf(req, options.addressOf?.(req));
    if (!operation.isAdmin) limit.count(name, caller);
    if (name === "SignUp" && options.limitsSignUps) signUps.count(caller);
    const body = await readJson(req);
    const result = await runSteps(
      (step) => pool.transaction(step, (error) => error instanceof CognitoError),
      () => operation.run(pool.calledBy(caller), body),
    );
    const { data: signedIn } = SignedIn.safeParse(result);
    if (signedIn && !operation.isAdmin) await welcome(signedIn.AuthenticationResult.AccessToken, res, caller);
    return result;
  };

  const welcome = async (accessToken: string, res: ServerResponse, caller: Caller): Promise<void> => {
    await options.onSignIn?.(signInEvent(pool, accessToken));
    const { user } = readAccessToken(pool, accessToken);
    pool.networks.add(user, caller.network);
    const { mount: path, isSecure = false } = options;
    res.setHeader("set-cookie", deviceCookie(pool.hashKey, user, { path, isSecure }));
  };

  return {
    async handle(req, res) {
      const { origin } = req.headers;
      const isForeign = origin !== undefined && !options.isAllowedOrigin(origin);
      if (origin !== undefined && !isForeign) allow(origin, req, res);
      try {
        if (isForeign) throw new CognitoError("ForbiddenException", "This origin is not allowed.", 403);
        if (req.method === "OPTIONS") return void res.writeHead(204).end();
        send(res, 200, await answer(req, res));
      } catch (error) {
        sendError(res, error);
      }
    },
    isSignedIn(accessToken) {
      try {
        return readAccessToken(pool, accessToken).user.isEnabled;
      } catch {
        return false;
      }
    },
    hasUsers: () => !pool.users.isEmpty(),
    founder: () => pool.users.founder(),
    jwks: pool.signer.jwks,
    userPoolId: options.userPoolId,
    clientId: options.clientId,
    stop() {
      clearInterval(sweeper);
      pool.close();
    },
  };
};

const sweepMs = 60_000;
/** Beyond the longest passwords, tokens and attributes. */
const maxBodyBytes = 64 * 1024;

const operations = new Map<string, Operation>(
  Object.entries({
    InitiateAuth,
    RespondToAuthChallenge,
    ...signUpOperations,
    ...tokenOperations,
    ...profileOperations,
    ...passwordOperations,
    ...totpOperations,
    ...adminOperations,
  }),
);

const find = (
  req: IncomingMessage,
  { mount, adminMount = mount, accessKeyId }: CognitoOptions,
): { name: string; operation: Operation } => {
  const path = new URL(req.url ?? "/", "http://localhost").pathname.replace(/\/$/, "");
  const [service, name = ""] = String(req.headers["x-amz-target"]).split(".");
  const operation = operations.get(name);
  const place = operation?.isAdmin ? adminMount : mount;
  const isCall = req.method === "POST" && path === place && service === "AWSCognitoIdentityProviderService";
  if (!isCall || !operation) throw new CognitoError("UnknownOperationException", "Unknown operation.");
  if (operation.isAdmin && !isSignedWith(req, accessKeyId)) {
    throw new CognitoError("AccessDeniedException", "Admin operations want the account's credentials.");
  }
  return { name, operation };
};

const readJson = async (req: IncomingMessage): Promise<unknown> => {
  const body = await readBody(req, maxBodyBytes).catch(() => {
    throw tooManyRequests();
  });
  if (!body) throw new CognitoError("RequestEntityTooLargeException", "The request is too large.", 413);
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new CognitoError("SerializationException", "The request is not JSON.");
  }
};

const allow = (origin: string, req: IncomingMessage, res: ServerResponse): void => {
  res.setHeader("access-control-allow-origin", origin);
  res.setHeader("access-control-allow-methods", "POST");
  res.setHeader(
    "access-control-allow-headers",
    req.headers["access-control-request-headers"] ?? "content-type",
  );
  res.setHeader("access-control-expose-headers", "x-amzn-errortype");
  res.setHeader("access-control-max-age", "600");
  res.setHeader("vary", "origin");
};

const sendError = (res: ServerResponse, error: unknown): void => {
  const isKnown = error instanceof CognitoError;
  if (!isKnown) console.error(error);
  const name = isKnown ? error.name : "InternalErrorException";
  const message = isKnown ? error.message : "Something went wrong on our side.";
  res.setHeader("x-amzn-errortype", name);
  send(res, isKnown ? error.status : 500, { __type: name, message });
};

const send = (res: ServerResponse, status: number, body: object): void => {
  res.setHeader("cache-control", "no-store");
  res.writeHead(status, { "content-type": "application/x-amz-json-1.1" }).end(JSON.stringify(body));
};
