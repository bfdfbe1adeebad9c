import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { Client as FormerClient } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport as FormerTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { inject } from "vitest";

const program = { name: "test", version: "1" };

export interface Connecting {
  chatbotId: string;
  api_key: string;
}

const addressOf = ({ chatbotId }: Connecting): URL => new URL(`/mcp/${chatbotId}`, inject("url"));

const options = ({ api_key }: Connecting) => ({
  requestInit: { headers: { authorization: `Bearer ${api_key}` } },
});

const present = async (to: Connecting, mode?: "auto" | { pin: string }) => {
  const client = new Client(program, mode && { versionNegotiation: { mode } });
  await client.connect(new StreamableHTTPClientTransport(addressOf(to), options(to)));
  return client;
};

/** The calls that the clients of both lines have in common. */
type Connected = Awaited<ReturnType<typeof present>>;

/** The official clients: the former line, and the present one in each way to agree on a revision. */
export const clients: Record<string, (to: Connecting) => Promise<Connected>> = {
  "the former client": async (to) => {
    const client = new FormerClient(program);
    await client.connect(new FormerTransport(addressOf(to), options(to)) as never);
    return client as unknown as Connected;
  },
  "the client as it is": (to) => present(to),
  "the client that asks for the newest revision": (to) => present(to, "auto"),
  "the client of 2026-07-28": (to) => present(to, { pin: "2026-07-28" }),
};

/** A message as it stands, with headers as they stand. */
export const send = (
  { chatbotId, api_key }: Connecting,
  message: unknown,
  { headers = {}, method = "POST" }: { headers?: Record<string, string>; method?: string } = {},
) =>
  fetch(`${inject("url")}/mcp/${chatbotId}`, {
    method,
    ...(method === "POST" && { body: typeof message === "string" ? message : JSON.stringify(message) }),
    headers: { "content-type": "application/json", authorization: `Bearer ${api_key}`, ...headers },
  });

/** A request of the revision 2026-07-28 with the headers that belong to it. */
export const stateless = (method: string, params: Record<string, unknown> = {}, version = "2026-07-28") => {
  const name = params.name ?? params.uri;
  return {
    message: {
      jsonrpc: "2.0",
      id: 1,
      method,
      params: { ...params, _meta: { "io.modelcontextprotocol/protocolVersion": version } },
    },
    headers: {
      "mcp-protocol-version": version,
      "mcp-method": method,
      ...(typeof name === "string" && { "mcp-name": name }),
    },
  };
};
