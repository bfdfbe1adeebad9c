import { mkdtempSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CognitoIdentityProviderClient } from "@aws-sdk/client-cognito-identity-provider";
import { Amplify } from "aws-amplify";
import { signIn, signOut, signUp } from "aws-amplify/auth";
import { cognitoUserPoolsTokenProvider } from "aws-amplify/auth/cognito";
import { ConsoleLogger, sharedInMemoryStorage } from "aws-amplify/utils";
import { afterEach, expect, vi } from "vitest";
import { type CognitoOptions, createCognito } from "#infra/local/cognito/handler.ts";
import type { Message } from "#infra/local/mailbox/mail.ts";

export const ann = { email: "ann@example.com", password: "Passw0rd!x", company: "Ann & Co" };
export const pageOrigin = "http://127.0.0.1:4100";
export const accessKeyId = "localaccesskey";
const mount = "/_local/cognito";
// Amplify warns of every endpoint that is not Amazon's.
ConsoleLogger.LOG_LEVEL = "ERROR";

const running: (() => Promise<void>)[] = [];

/** A user pool on a port of its own, with Amplify and an SDK client pointed at it, and a clock that can be moved. */
export const startPool = async (given: Partial<CognitoOptions> = {}) => {
  const clock = { aheadMs: 0 };
  const mails: Message[] = [];
  const file = join(mkdtempSync(join(tmpdir(), "docent-cognito-")), "cognito.sqlite");
  const options: CognitoOptions = {
    file,
    mount,
    userPoolId: "us-east-1_Local0001",
    clientId: "docentlocalclient",
    confirmSignUp: "instant",
    isAllowedOrigin: (origin) => origin === pageOrigin,
    deliver: (mail) => void mails.push(mail),
    accessKeyId,
    now: () => Date.now() + clock.aheadMs,
    ...given,
  };
  const cognito = createCognito(options);
  const server = createServer(cognito.handle).listen(0, "127.0.0.1");
  await vi.waitUntil(() => server.listening);
  const { port } = server.address() as AddressInfo;
  const endpoint = `http://127.0.0.1:${port}${mount}/`;
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((closed) => server.close(closed));
    cognito.stop();
  };
  running.push(stop);
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: options.userPoolId,
        userPoolClientId: options.clientId,
        userPoolEndpoint: endpoint,
        loginWith: { email: true },
      },
    },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage(sharedInMemoryStorage);
  const admin = new CognitoIdentityProviderClient({
    endpoint,
    region: "us-east-1",
    credentials: { accessKeyId, secretAccessKey: "unused" },
    maxAttempts: 1,
  });
  return { ...options, cognito, endpoint, admin, mails, clock, stop: () => stop().then(forget(stop)) };
};

const forget = (stop: () => Promise<void>) => () => void running.splice(running.indexOf(stop), 1);

afterEach(async () => {
  vi.useRealTimers();
  await signOut().catch(() => {});
  await sharedInMemoryStorage.clear();
  for (const stop of running.splice(0)) await stop();
});

/** The code of the newest mail to an address. */
export const codeFor = (mails: Message[], email: string): string => {
  const code = mails.findLast(({ to }) => to === email)?.text.match(/\b\d{6}\b/)?.[0];
  expect(code).toBeDefined();
  return code ?? "";
};

/** Makes an account that can sign in at once. */
export const register = (email = ann.email, password = ann.password) =>
  signUp({
    username: email,
    password,
    options: { userAttributes: { email, "custom:company": ann.company } },
  });

export const enter = (password = ann.password, email = ann.email) => signIn({ username: email, password });

export const wrongCode = (code: string): string => (code === "000000" ? "000001" : "000000");

/** A bare call of an operation, as every program could make it. */
export const call = async (endpoint: string, operation: string, body: object | string, headers = {}) => {
  const response = await fetch(endpoint, {
    method: "POST",
    headers: { "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`, ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === "" ? {} : JSON.parse(text) };
};
