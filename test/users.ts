import { randomUUID } from "node:crypto";
import { expect, inject } from "vitest";
import { type Client, createClient } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";

export type Api = Client<typeof contract>;

export interface Actor extends Api {
  email: string;
  token: string;
  /** A request as this person, for what the typed client would not send. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** `fetch` of this person's computer, where names lead elsewhere from there. */
  through?(url: string, init?: RequestInit): Promise<Response>;
}

export const password = "Passw0rd1";
const users = new Map<string, Promise<Actor>>();

/** A signed-up, signed-in owner: the same one for the same name within a test file. */
export const as = (name: string, url = inject("url")): Promise<Actor> => {
  // Test files take turns in a process; benches run without Vitest.
  const file = process.env.VITEST ? expect.getState().testPath : "";
  const key = `${file} ${url} ${name}`;
  const actor = users.get(key) ?? signUp(name, url);
  users.set(key, actor);
  return actor;
};

/** Somebody who brings the given token, or none. */
export const bearing = (
  token: string | undefined,
  url = inject("url"),
  through: (request: Request) => Promise<Response> = fetch,
): Api =>
  createClient(contract, url, (request) => {
    if (token) request.headers.set("authorization", `Bearer ${token}`);
    return through(request);
  });

export const nobody = (url = inject("url")): Api => bearing(undefined, url);

export interface Tokens {
  clientId: string;
  access: string;
  id: string;
  refresh: string;
}

/** The tokens that the user pool gives to somebody who signs in. */
export const tokensOf = async (email: string, url = inject("url"), secret = password): Promise<Tokens> => {
  const { userPoolClientId: clientId } = await config(url);
  const { AuthenticationResult } = await cognito(url, "InitiateAuth", {
    ClientId: clientId,
    AuthFlow: "USER_PASSWORD_AUTH",
    AuthParameters: { USERNAME: email, PASSWORD: secret },
  });
  const { AccessToken: access, IdToken: id, RefreshToken: refresh } = AuthenticationResult;
  return { clientId, access, id, refresh };
};

export const signIn = async (email: string, url = inject("url"), secret = password): Promise<Actor> => {
  const { access: token } = await tokensOf(email, url, secret);
  return {
    ...bearing(token, url),
    email,
    token,
    fetch: (path, init = {}) =>
      fetch(url + path, {
        ...init,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...init.headers },
      }),
  };
};

const signUp = async (name: string, url: string): Promise<Actor> => {
  const email = `${name}-${randomUUID().slice(0, 8)}@example.com`;
  const { userPoolClientId: ClientId } = await config(url);
  await cognito(url, "SignUp", {
    ClientId,
    Username: email,
    Password: password,
    UserAttributes: [{ Name: "email", Value: email }],
  });
  return signIn(email, url);
};

const config = async (url: string, through: (url: string) => Promise<Response> = fetch) =>
  (await through(`${url}/config.json`)).json();

/** One call to the user pool, as its SDK would make it. */
export const cognito = async (
  url: string,
  operation: string,
  body: object,
  through: (url: string, init?: RequestInit) => Promise<Response> = fetch,
) => {
  const response = await through((await config(url, through)).userPoolEndpoint, {
    method: "POST",
    headers: {
      "content-type": "application/x-amz-json-1.1",
      "x-amz-target": `AWSCognitoIdentityProviderService.${operation}`,
    },
    body: JSON.stringify(body),
  });
  const result = await response.json();
  if (!response.ok) throw new Error(`${result.__type}: ${result.message}`);
  return result;
};
