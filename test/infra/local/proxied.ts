import { expect } from "vitest";
import { WebSocket } from "ws";
import { socketProtocols } from "#shared/realtime/socket-protocol.ts";
import { fetchThrough } from "../../aws/through.ts";
import { uploadText } from "../../upload.ts";
import { type Actor, bearing, cognito, password } from "../../users.ts";
import type { ReverseProxy } from "./reverse-proxy.ts";

/** The public address of the product behind the proxy. */
export const host = "docs.example.org";
export const url = `https://${host}`;

/** Somebody who signed up through the proxy, and whose requests all go there. */
export const newOwner = async (
  proxy: ReverseProxy,
  email = `ann-${proxy.port}@example.com`,
): Promise<Actor> => {
  const through = fetchThrough(proxy);
  const { userPoolClientId: ClientId } = await (await through(`${url}/config.json`)).json();
  const UserAttributes = [{ Name: "email", Value: email }];
  await cognito(url, "SignUp", { ClientId, Username: email, Password: password, UserAttributes }, through);
  const AuthParameters = { USERNAME: email, PASSWORD: password };
  const signIn = { ClientId, AuthFlow: "USER_PASSWORD_AUTH", AuthParameters };
  const { AuthenticationResult } = await cognito(url, "InitiateAuth", signIn, through);
  const token: string = AuthenticationResult.AccessToken;
  const fetch: Actor["fetch"] = (path, init) => through(url + path, init);
  return { ...bearing(token, url, through), email, token, fetch, through };
};

/** The person's page, connected as `config.json` says, with what it heard. */
export const follow = async (proxy: ReverseProxy, token: string): Promise<unknown[]> => {
  const { socketUrl } = await (await fetchThrough(proxy)(`${url}/config.json`)).json();
  expect(socketUrl).toBe("wss://docs.example.org/_local/socket");
  const socket = connect(proxy, url, { token });
  const heard: unknown[] = [];
  socket.on("message", (message) => heard.push(JSON.parse(String(message))));
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  socket.send(JSON.stringify({ action: "follow", token }));
  await expect.poll(() => heard).toEqual([{ type: "following" }]);
  return heard;
};

export const connect = (
  { port }: ReverseProxy,
  origin: string,
  { token = "none", name = host } = {},
): WebSocket =>
  new WebSocket(`ws://127.0.0.1:${port}/_local/socket`, socketProtocols(token), {
    origin,
    headers: { host: name },
  });

export const newWidget = async (owner: Actor): Promise<string> => {
  const { id } = await owner.chatbots.create({ name: "Desk", use_case: "support" });
  await uploadText(owner, id, "rules.txt", "A reminder costs 1.50 euros.");
  return (await owner.widgets.create({ rag_system_id: id, name: "Site" })).id;
};
