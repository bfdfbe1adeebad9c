import type { Handlers } from "#platform/http/pipeline.ts";
import { serve } from "#platform/http/serve.ts";
import { serveStream } from "#platform/http/stream.ts";
import { chat } from "#shared/contract/chat-routes.ts";
import { askOwn } from "./ask-own.ts";
import { askPublic } from "./ask-public.ts";
import { askWidget } from "./ask-widget.ts";
import { searchPassages } from "./search-passages.ts";
import { starters } from "./starters/starters.ts";
import { previewPrompt, tryOut } from "./try-out.ts";

const handlers: Handlers<typeof chat> = {
  search: searchPassages,
  starters,
  previewPrompt,
  tryOut,
  async *suggest(input, context) {
    // loaded here, because visitors' questions need none of it
    yield* (await import("./suggest.ts")).suggest(input, context);
  },
  ask: askOwn,
  askPublic,
  askPublicStream: askPublic,
  askWidget,
};

export const handler = serve(chat, handlers);
export const streamHandler = serveStream(chat, handlers);
