import { expect } from "vitest";
import { until } from "../../until.ts";
import type { Api } from "../../users.ts";

const query = "When does the library open?";

/** Asks by API key about the documents, twice in one conversation, and reads and rotates the key. */
export const askByKey = async (api: Api, chatbotId: string, opened: (key: string) => Api): Promise<void> => {
  const { api_key, id } = await api.apiKeys.create({ name: "Every route", rag_system_id: chatbotId });
  const { publicApi } = opened(api_key);
  const { answer, conversation_id } = await publicApi.ask({ query });
  expect(answer).toContain("opens at nine");
  await publicApi.ask({ query, conversation_id });
  expect((await publicApi.keyInfo({})).name).toBe("Every route");
  await api.apiKeys.rotate({ old_key_id: id });
  await manageByKey(api, chatbotId, opened);
  const { items } = await api.apiKeys.list({});
  expect(items.map(({ name }) => name).toSorted()).toEqual(["Documents", "Every route"]);
};

/** Manages documents by API key, and lets an assistant ask about them. */
const manageByKey = async (api: Api, chatbotId: string, opened: (key: string) => Api): Promise<void> => {
  const settings = { permission_scope: "read-write", rag_system_id: chatbotId } as const;
  const { api_key } = await api.apiKeys.create({ name: "Documents", ...settings });
  const { documentsApi, mcp } = opened(api_key);
  const { id } = await documentsApi.upload({ filename: "pets.txt", content: "Pets stay outside." });
  await until(async () => ((await documentsApi.get({ id })).status === "completed" ? true : undefined));
  await documentsApi.replace({ id, filename: "pets.txt", content: "Pets are welcome." });
  await documentsApi.uploadForm({ filename: "later.txt", content_type: "text/plain", file_size: 20 });
  const { id: answerId } = await documentsApi.addAnswer({ question: "May I eat?", answer: "In the café." });
  await documentsApi.changeAnswer({ answerId, question: "May I eat?", answer: "In the garden." });
  expect((await documentsApi.answer({ answerId })).answer).toBe("In the garden.");
  await expect(documentsApi.addFromUrl({ url: "http://files.invalid/" })).rejects.toThrow("no server");
  for (const call of [
    { method: "tools/call", params: { name: "ask", arguments: { question: query } } },
    { method: "tools/call", params: { name: "search_documents", arguments: { query } } },
    { method: "resources/list", params: {} },
  ]) {
    const reply = await mcp.message({ chatbotId, jsonrpc: "2.0", id: 1, ...call });
    expect(reply).toHaveProperty("result");
  }
  const { items } = await documentsApi.list({});
  const uri = `docent://documents/${items.find(({ name }) => name === "hours.txt")?.id}`;
  const reading = { method: "resources/read", params: { uri } };
  expect(JSON.stringify(await mcp.message({ chatbotId, jsonrpc: "2.0", id: 1, ...reading }))).toContain(
    "opens",
  );
  for (const document of [id, answerId]) await documentsApi.remove({ id: document });
};
