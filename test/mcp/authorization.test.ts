import { expect, inject, it } from "vitest";
import { keyFor, keyOf } from "../public-api/client.ts";
import { as } from "../users.ts";
import { send } from "./connect.ts";

const desk = keyOf("ann");

const ping = { jsonrpc: "2.0", id: 1, method: "ping" };

it("a key that is missing or not valid gets 401 with a challenge, and another chatbot's address is not found", async () => {
  const { chatbotId, api_key } = await desk;
  const refused = await send({ chatbotId, api_key: "dk_nobody" }, ping);
  const challenge = 'Bearer realm="Docent"';
  expect([refused.status, refused.headers.get("www-authenticate")]).toEqual([
    401,
    `${challenge}, error="invalid_token"`,
  ]);
  const unsigned = await fetch(`${inject("url")}/mcp/${chatbotId}`, { method: "POST", body: "{}" });
  expect([unsigned.status, unsigned.headers.get("www-authenticate")]).toEqual([401, challenge]);
  expect(await refused.json()).toMatchObject({ jsonrpc: "2.0", error: { code: -32000 } });
  const other = await keyFor(await as("bob"));
  for (const id of [other.chatbotId, "bot_00000000000000000000000000"]) {
    const reply = await send({ chatbotId: id, api_key }, ping);
    expect([reply.status, await reply.json()]).toMatchObject([
      404,
      { error: { message: "Chatbot not found.", data: { code: "not_found" } } },
    ]);
  }
});

it("a client that looks for an authorization server finds none, because keys are made in the app", async () => {
  const { chatbotId } = await desk;
  const names = ["oauth-protected-resource", "oauth-authorization-server", "openid-configuration"];
  for (const name of names)
    for (const path of [`/.well-known/${name}`, `/.well-known/${name}/mcp/${chatbotId}`])
      expect([path, (await fetch(inject("url") + path)).status]).toEqual([path, 404]);
  const { status } = await fetch(`${inject("url")}/register`, { method: "POST", body: "{}" });
  expect([404, 405]).toContain(status);
});
