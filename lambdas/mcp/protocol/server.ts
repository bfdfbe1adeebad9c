import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import type { ApiKey } from "#platform/access/key/api-key.ts";
import { handshakeRevisions, statelessRevisions } from "./revision.ts";

export const serverName = { name: "docent", title: "Docent", version: "1.0.0" };

const capabilities = { tools: {}, resources: {} };

/** The reply to a handshake: the client's revision if it is known, else the newest one, which the client may refuse. */
export const greet = async (asked: string, apiKey: ApiKey) => ({
  protocolVersion: handshakeRevisions.find((revision) => revision === asked) ?? handshakeRevisions[0],
  ...(await describe(apiKey)),
});

export const discover = async (apiKey: ApiKey) => ({
  supportedVersions: statelessRevisions,
  ...(await describe(apiKey)),
  ...kept,
});

/** How long clients may keep what belongs to their key, in milliseconds. */
export const kept = { ttlMs: 5 * 60_000, cacheScope: "private" };

const describe = async ({ accountId, chatbotId }: ApiKey) => {
  const { name, description } = await chatbotStore.ofAccount(accountId, chatbotId);
  return {
    capabilities,
    serverInfo: { ...serverName, title: name },
    instructions: [
      `Answers from the documents of the chatbot “${name}”.`,
      description,
      "Use ask for an answer with its sources, and search_documents to read passages yourself.",
    ]
      .filter(Boolean)
      .join("\n"),
  };
};
