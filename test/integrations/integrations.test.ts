import { beforeAll, expect, it } from "vitest";
import { upload } from "../upload.ts";
import { type Actor, as } from "../users.ts";
import { type Form, orderStatus } from "./form.ts";

const key = "sk-live-7f3a9c";
let api: Actor;

beforeAll(async () => {
  api = await as("ann");
});

const chatbot = async () => (await api.chatbots.create({ name: "Shop", use_case: "support" })).id;
const orders = (changes: Partial<Form> = {}) => orderStatus("https://api.example.com/{order}", changes);
const create = async (changes: Partial<Form> = {}, chatbotId?: string) =>
  api.integrations.create({ chatbotId: chatbotId ?? (await chatbot()), ...orders(changes) });
const query = "Where is my order 48213?";
const issuesOf = (call: Promise<unknown>): Promise<string[]> =>
  call.then(
    () => [],
    (error) => error.issues.map(({ message }: { message: string }) => message),
  );

it("[INTEG-002][INTEG-004] a chatbot's integrations are listed newest first and start active", async () => {
  const chatbotId = await chatbot();
  await create({ name: "Elsewhere" });
  for (const name of ["First", "Second"]) await create({ name }, chatbotId);
  const { items } = await api.integrations.list({ chatbotId });
  expect(items.map(({ name, is_active }) => [name, is_active])).toEqual([
    ["Second", true],
    ["First", true],
  ]);
});

it("[INTEG-005][INTEG-006] an integration is changed, disabled and deleted by its id", async () => {
  const { id, rag_system_id: chatbotId } = await create();
  await api.integrations.update({ id, ...orders({ name: "Orders", http_method: "POST" }) });
  await api.integrations.activate({ id, is_active: false });
  const active = async () => (await api.chatbots.get({ id: chatbotId })).active_integrations;
  expect((await api.integrations.list({ chatbotId })).items).toMatchObject([
    { id, name: "Orders", http_method: "POST", is_active: false },
  ]);
  expect(await active()).toBe(0);
  await api.integrations.activate({ id, is_active: true });
  expect(await active()).toBe(1);
  await api.integrations.remove({ id });
  expect([await active(), (await api.integrations.list({ chatbotId })).items]).toEqual([0, []]);
});

const refusal = async (changes: Partial<Form>) => issuesOf(create(changes));

it("[INTEG-009] an integration without a name or an API URL is refused", async () => {
  for (const changes of [{ name: " " }, { api_url_template: "" }])
    expect(await refusal(changes)).toContain("Name and API URL are required");
});

it("[INTEG-010] authentication without a value is refused", async () => {
  for (const auth_type of ["bearer_token", "api_key_header", "api_key_query"] as const)
    expect(await refusal({ auth_type, auth_header_name: "key" })).toEqual([
      "Authentication value is required",
    ]);
});

it("[INTEG-011] a key in a header or in the address without a name is refused", async () => {
  for (const auth_type of ["api_key_header", "api_key_query"] as const)
    for (const auth_header_name of [null, " "])
      expect(await refusal({ auth_type, auth_value: key, auth_header_name })).toEqual([
        "Authentication header/parameter name is required",
      ]);
});

it("[INTEG-012] an integration without a trigger that is not blank is refused", async () => {
  for (const triggers of [[], [{ type: "keyword" as const, value: "  " }]])
    expect(await refusal({ triggers })).toEqual(["At least one trigger pattern is required"]);
});

it("[INTEG-014] a request body that is not JSON is refused", async () => {
  for (const request_body_template of ["{", "{order}", "{'a': 1}"])
    expect(await refusal({ request_body_template })).toEqual(["Invalid JSON in request body template"]);
});

it("[INTEG-015] a response mapping that is not a JSON object is refused", async () => {
  for (const response_mapping of ["{a:1}", '["a"]'])
    expect(await refusal({ response_mapping })).toEqual(["Invalid JSON in response mapping"]);
});

it.each<[Partial<Form>, RegExp]>([
  [{ api_url_template: "https://{host}/orders" }, /Write the host out/],
  [{ api_url_template: "https://api.example:{port}/" }, /begins with https/],
  [{ api_url_template: "ftp://api.example/" }, /begins with https/],
  [{ api_url_template: "https://me:secret@api.example/" }, /user name or password/],
  [{ request_headers: { "X-Note": "a\r\nb" } }, /single line/],
  [{ request_headers: { Host: "intranet.example" } }, /connection itself/],
  [{ triggers: [{ type: "regex", value: "(?=order)\\d+" }] }, /Look-ahead .* by a group/],
  [{ triggers: [{ type: "regex", value: "(\\d)\\1" }] }, /Back-references/],
  [{ triggers: [{ type: "regex", value: "(order" }] }, /no valid expression/],
  [{ triggers: [{ type: "regex", value: ".{1,500}x" }] }, /repeats too much/],
  [{ triggers: [{ type: "regex", value: "order", extract_params: { order: 1 } }] }, /no group 1/],
])("%j is refused in words that say what to do", async (changes, message) => {
  expect(await issuesOf(create(changes))).toEqual([expect.stringMatching(message)]);
});

it("[INTEG-013][INTEG-016] blank triggers are dropped, and an empty description is null", async () => {
  const triggers = [{ type: "keyword", value: " " } as const, { type: "keyword", value: "order" } as const];
  expect(await create({ description: "", triggers })).toMatchObject({
    description: null,
    triggers: [{ type: "keyword", value: "order" }],
  });
});

it("[INTEG-020][INTEG-021][INTEG-022] methods, authentication and triggers are of the named kinds only", async () => {
  for (const changes of [
    { http_method: "DELETE" },
    { auth_type: "basic" },
    { triggers: [{ type: "glob", value: "order*" }] },
  ])
    expect(await issuesOf(create(changes as Partial<Form>))).toHaveLength(1);
});

it("[INTEG-029] a test without a query is refused", async () => {
  const { id } = await create();
  expect(await issuesOf(api.integrations.test({ integrationId: id, query: " " }))).toEqual([
    "Enter a question.",
  ]);
});

it("the last questions say which of them would have been a call, and what they lack", async () => {
  const chatbotId = await chatbot();
  await upload(api, chatbotId, { name: "a.md", type: "text/markdown", bytes: "# Shop\n\nOpen at ten.\n" });
  for (const one of [query, "Can I order by phone?", "When do you open?"])
    await api.chat.ask({ ragSystemId: chatbotId, query: one });
  const { api_url_template, triggers } = orders();
  expect(await api.integrations.rehearse({ chatbotId, api_url_template, triggers })).toEqual({
    asked: 3,
    items: [
      { question: "Can I order by phone?", params: {}, missing: ["order"] },
      { question: query, params: { order: "48213" }, missing: [] },
    ],
  });
});

it("[SEC-002] another account's integrations do not exist", async () => {
  const { id, rag_system_id: chatbotId } = await create();
  const bob = await as("bob");
  const given = { id, ...orders() };
  for (const call of [
    () => bob.integrations.list({ chatbotId }),
    () => bob.integrations.update(given),
    () => bob.integrations.remove({ id }),
    () => bob.integrations.calls({ id }),
    () => bob.integrations.test({ integrationId: id, query }),
  ])
    await expect(call()).rejects.toMatchObject({ code: "not_found" });
});

it("a deleted chatbot takes its integrations along, and a copy has none", async () => {
  const { id, rag_system_id: chatbotId } = await create();
  const { copy } = await api.chatbots.duplicate({ id: chatbotId });
  expect(copy.active_integrations).toBeUndefined();
  await api.chatbots.remove({ id: chatbotId });
  await expect(api.integrations.calls({ id })).rejects.toMatchObject({ code: "not_found" });
});
