import { expect, inject, it } from "vitest";
import { toRequest } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";
import { pathParameters, type Route } from "#shared/contract/route.ts";
import { uploadText } from "../upload.ts";
import { as } from "../users.ts";

const routes = Object.values(contract).flatMap((area) => Object.values(area) as Route[]);
const ofOwner = routes.filter(({ access }) => access === "owner");

const send = (route: Route, input: object, token?: string) => {
  const request = toRequest(route, input, inject("url"));
  if (token) request.headers.set("authorization", `Bearer ${token}`);
  return fetch(request);
};

/** Ann's things by the name that each route gives their ids. */
const annsIds = async () => {
  const ann = await as("ann");
  const { id: bot } = await ann.chatbots.create({ name: "Desk", use_case: "support" });
  const document = await uploadText(ann, bot, "rules.txt", "A reminder costs 1.50 euros.");
  const widget = await ann.widgets.create({ name: "Site", rag_system_id: bot });
  const conversation = await ann.conversations.start({ p_rag_system_id: bot });
  return { bot, document: document.id, widget: widget.id, conversation: conversation.id };
};

const idOf = (path: string, ids: Awaited<ReturnType<typeof annsIds>>): string => {
  if (path.includes("/documents/")) return ids.document;
  if (path.includes("/widgets/")) return ids.widget;
  return path.includes("/conversations/") ? ids.conversation : ids.bot;
};

const inputFor = (route: Route, ids: Awaited<ReturnType<typeof annsIds>>) => ({
  chatbotId: ids.bot,
  id: idOf(route.path, ids),
  ragSystemId: ids.bot,
  rag_system_id: ids.bot,
  p_rag_system_id: ids.bot,
  conversation_id: ids.conversation,
  documentId: ids.document,
  query: "What does a reminder cost?",
  name: "Taken over",
  filename: "mine.txt",
  files: [{ filename: "mine.txt" }],
  content_type: "text/plain",
  file_size: 4,
  public_title: "Mine",
  public_description: "",
  is_public: true,
});

it.each(ofOwner.map((route) => [`${route.method} ${route.path}`, route] as const))(
  "nobody gets in at %s without signing in",
  async (_, route) => {
    const ids = { bot: "bot_1", document: "doc_1", widget: "wgt_1", conversation: "conv_1" };
    for (const token of [undefined, "nonsense", "e30.e30.e30"]) {
      const response = await send(route, inputFor(route, ids), token);
      expect(response.status).toBe(401);
      expect(await response.json()).toEqual({ code: "unauthenticated", message: "Sign in to go on." });
    }
  },
);

const withIds = ofOwner.filter((route) => {
  const names = ["ragSystemId", "rag_system_id", "p_rag_system_id", "conversation_id", "documentId"];
  return pathParameters(route.path).length > 0 || names.some((name) => name in route.input.shape);
});

it.each(withIds.map((route) => [`${route.method} ${route.path}`, route] as const))(
  "[SEC-005] another owner's ids are not found at %s",
  async (_, route) => {
    const [bob, ids] = [await as("bob"), await annsIds()];
    const response = await send(route, inputFor(route, ids), bob.token);
    expect(response.status).toBe(404);
    const strange = await send(
      route,
      inputFor(route, { bot: "bot_0", document: "doc_0", widget: "wgt_0", conversation: "conv_0" }),
      bob.token,
    );
    expect([strange.status, await strange.json()]).toEqual([404, await response.json()]);
  },
);

it("[SEC-005] what another owner tried to change is as it was", async () => {
  const [ann, bob, ids] = [await as("ann"), await as("bob"), await annsIds()];
  const before = await ann.chatbots.get({ id: ids.bot });
  for (const route of withIds) await send(route, inputFor(route, ids), bob.token);
  expect(await ann.chatbots.get({ id: ids.bot })).toEqual(before);
  expect((await ann.documents.list({ chatbotId: ids.bot })).items).toHaveLength(1);
  expect((await ann.widgets.list({})).items.find(({ id }) => id === ids.widget)?.name).toBe("Site");
});

it("an address that is no route is not found, and says so in JSON", async () => {
  const ann = await as("ann");
  for (const path of ["/api/nothing", "/functions/v1/nothing", "/api/chatbots/%E0%A4%A"]) {
    const response = await ann.fetch(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not_found" });
  }
});

it("a body that is no JSON object is refused with a clear message", async () => {
  const ann = await as("ann");
  for (const [body, message] of [
    ["{", "The request body is not valid JSON."],
    ["[1]", "Send the request body as a JSON object."],
  ]) {
    const response = await ann.fetch("/api/chatbots", { method: "POST", body: body! });
    expect([response.status, (await response.json()).message]).toEqual([400, message]);
  }
});

it("a body over 10 MB is refused", async () => {
  const ann = await as("ann");
  const response = await ann.fetch("/api/chatbots", {
    method: "POST",
    body: JSON.stringify({ name: "x".repeat(11_000_000) }),
  });
  expect(response.status).toBe(413);
});
