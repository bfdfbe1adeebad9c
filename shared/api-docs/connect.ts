import { type Sampled, samples } from "./samples.ts";

export interface Connecting extends Sampled {
  chatbot: { id: string; name: string };
}

export interface ClientSample {
  name: string;
  /** The file that it goes into, or the command that installs what it needs. */
  place: string;
  code: (connecting: Connecting) => string;
}

/** The chatbot's name as clients of MCP list their servers. */
export const serverNameOf = (chatbot: string): string =>
  chatbot
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")
    .slice(0, 40) || "docent";

const addressOf = ({ origin, chatbot }: Connecting): string => `${origin}/mcp/${chatbot.id}`;

/** Filled by the programs that read the settings. */
const variable = (name: string): string => `\${${name}}`;

const json = (value: object): string => JSON.stringify(value, null, 2);

/** Programs with clients of OpenAI's API, which need another address and key only. */
export const openAiClients = {
  node: { name: "Node.js", place: "npm install openai", code: samples.openai.code },
  python: {
    name: "Python",
    place: "pip install openai",
    code: ({ origin, key }) => `from openai import OpenAI

client = OpenAI(
    base_url="${origin}/v1",
    api_key="${key}",
)
reply = client.chat.completions.create(
    model="docent",
    messages=[{"role": "user", "content": "What can I ask you?"}],
)
print(reply.choices[0].message.content)`,
  },
  vercel: {
    name: "Vercel AI SDK",
    place: "npm install ai @ai-sdk/openai-compatible",
    code: ({ origin, key }) => `import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { streamText } from "ai";

const docent = createOpenAICompatible({
  name: "docent",
  baseURL: "${origin}/v1",
  apiKey: "${key}",
});
const { textStream } = streamText({ model: docent("docent"), prompt: "What can I ask you?" });
for await (const text of textStream) process.stdout.write(text);`,
  },
  langchain: {
    name: "LangChain",
    place: "npm install @langchain/openai @langchain/core",
    code: ({ origin, key }) => `import { ChatOpenAI } from "@langchain/openai";

const docent = new ChatOpenAI({
  model: "docent",
  apiKey: "${key}",
  configuration: { baseURL: "${origin}/v1" },
});
const { content } = await docent.invoke("What can I ask you?");
console.log(content);`,
  },
} satisfies Record<string, ClientSample>;

/** Settings of programs that speak the Model Context Protocol, and a program of one's own. */
export const mcpClients = {
  claude: {
    name: "Claude Desktop",
    place: "claude_desktop_config.json, needs Node.js",
    code: (to) =>
      json({
        mcpServers: {
          [serverNameOf(to.chatbot.name)]: {
            command: "npx",
            args: ["-y", "mcp-remote", addressOf(to), "--header", `Authorization:${variable("DOCENT")}`],
            env: { DOCENT: `Bearer ${to.key}` },
          },
        },
      }),
  },
  vscode: {
    name: "VS Code",
    place: ".vscode/mcp.json; VS Code asks for the key and keeps it",
    code: (to) =>
      json({
        inputs: [{ type: "promptString", id: "docent", description: "API key of Docent", password: true }],
        servers: {
          [serverNameOf(to.chatbot.name)]: {
            type: "http",
            url: addressOf(to),
            headers: { Authorization: `Bearer ${variable("input:docent")}` },
          },
        },
      }),
  },
  cursor: {
    name: "Cursor",
    place: "~/.cursor/mcp.json",
    code: (to) =>
      json({
        mcpServers: {
          [serverNameOf(to.chatbot.name)]: {
            url: addressOf(to),
            headers: { Authorization: `Bearer ${to.key}` },
          },
        },
      }),
  },
  program: {
    name: "Node.js",
    place: "npm install @modelcontextprotocol/client",
    code: (to) => `import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";

const client = new Client({ name: "my-program", version: "1.0.0" });
await client.connect(
  new StreamableHTTPClientTransport(new URL("${addressOf(to)}"), {
    requestInit: { headers: { authorization: "Bearer ${to.key}" } },
  }),
);
const result = await client.callTool({ name: "ask", arguments: { question: "What can I ask you?" } });
console.log(result.content[0].text);
await client.close();`,
  },
} satisfies Record<string, ClientSample>;
