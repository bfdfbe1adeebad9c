import type { Handlers } from "#platform/http/pipeline.ts";
import { serve } from "#platform/http/serve.ts";
import { serveStream } from "#platform/http/stream.ts";
import { chat } from "#shared/chat/routes.ts";
import { askPublic } from "./doors/public.ts";
import { askWidget } from "./doors/widget.ts";

const handlers: Handlers<typeof chat> = {
  // what owners alone do is loaded here, because visitors' questions need none of it
  search: async (input, context) => (await import("./search-passages.ts")).searchPassages(input, context),
  starters: async (input, context) => (await import("./starters/starters.ts")).starters(input, context),
  previewPrompt: async (input, context) => (await import("./doors/try-out.ts")).previewPrompt(input, context),
  async *tryOut(input, context) {
    yield* (await import("./doors/try-out.ts")).tryOut(input, context);
  },
  async *suggest(input, context) {
    yield* (await import("./doors/suggest.ts")).suggest(input, context);
  },
  async *ask(input, context) {
    const { ragSystemId } = input;
    if (ragSystemId) yield* (await import("./doors/own.ts")).askOwn({ ...input, ragSystemId }, context);
    else yield* (await import("./doors/generate.ts")).generate(input, context);
  },
  askPublic,
  askPublicStream: askPublic,
  askWidget,
};

export const handler = serve(chat, handlers);
export const streamHandler = serveStream(chat, handlers);
