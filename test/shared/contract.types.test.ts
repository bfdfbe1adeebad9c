import { expect, it } from "vitest";
import { serve } from "#platform/http/serve.ts";
import { createClient } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";
import type { Conversation } from "#shared/conversations/shapes.ts";

declare const conversation: Conversation;
const api = createClient(contract, "http://localhost", fetch);

it("a missing handler, a wrong output and a missing input do not compile", () => {
  const mistakes = () => {
    // @ts-expect-error `end` and `messages` are missing
    serve(contract.conversations, { start: async () => conversation });
    serve(contract.conversations, {
      start: async () => conversation,
      // @ts-expect-error the output is not a conversation
      end: async () => ({ id: 1 }),
      messages: async ({ id }, { userId }) => ({ conversation, items: [], read: [id, userId] }),
    });
    // @ts-expect-error a document belongs to a chatbot
    return api.documents.list({});
  };
  expect(mistakes).toBeTypeOf("function");
});
