import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, inject, it } from "vitest";
import { mcpClients, openAiClients, serverNameOf } from "#shared/api-docs/connect.ts";
import { keyOf } from "./client.ts";
import { hasPython, runNode, runPython } from "./run-sample.ts";

const desk = keyOf("ann");

const connecting = async () => {
  const { api_key, chatbotId } = await desk;
  return { origin: inject("url"), key: api_key, chatbot: { id: chatbotId, name: "Shop help" } };
};

const programs = {
  "OpenAI, Node.js": { run: runNode, code: openAiClients.node.code, can: true },
  "OpenAI, Python": { run: runPython, code: openAiClients.python.code, can: hasPython("openai") },
  "Vercel AI SDK": { run: runNode, code: openAiClients.vercel.code, can: true },
  LangChain: { run: runNode, code: openAiClients.langchain.code, can: true },
  "MCP, Node.js": { run: runNode, code: mcpClients.program.code, can: true },
};

it.each(Object.entries(programs).filter(([, { can }]) => can))(
  "the sample for %s prints an answer, run as it stands",
  async (_, { run, code }) => {
    expect(await run(code(await connecting()))).toMatch(/Shop help|Returns|Workshop/);
  },
);

/** The tools that a program with these settings sees. */
const toolsAt = async (url: string, authorization: string): Promise<string[]> => {
  const client = new Client({ name: "test", version: "1" });
  const options = { requestInit: { headers: { authorization } } };
  await client.connect(new StreamableHTTPClientTransport(new URL(url), options));
  const { tools } = await client.listTools();
  await client.close();
  return tools.map(({ name }) => name);
};

it("the settings of Claude Desktop, VS Code and Cursor lead to the chatbot's tools", async () => {
  const to = await connecting();
  const claude = JSON.parse(mcpClients.claude.code(to)).mcpServers["shop-help"];
  expect(claude.args[4]).toBe("Authorization:$" + "{DOCENT}");
  const vscode = JSON.parse(mcpClients.vscode.code(to));
  const server = vscode.servers["shop-help"];
  expect(server.headers.Authorization).toBe(`Bearer $${`{input:${vscode.inputs[0].id}}`}`);
  const cursor = JSON.parse(mcpClients.cursor.code(to)).mcpServers["shop-help"];
  for (const [url, authorization] of [
    [claude.args[2], claude.env.DOCENT],
    [server.url, `Bearer ${to.key}`],
    [cursor.url, cursor.headers.Authorization],
  ])
    expect(await toolsAt(url, authorization)).toEqual(["ask", "search_documents"]);
});

it("a server is named after its chatbot, in letters that every program takes", () => {
  expect(["Shop help", "Crème brûlée!", "日本語", "  a--B  "].map(serverNameOf)).toEqual([
    "shop-help",
    "creme-brulee",
    "docent",
    "a-b",
  ]);
});
