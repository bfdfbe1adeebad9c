import { serveStream } from "#platform/http/stream.ts";
import { chat } from "#shared/contract/chat.ts";
import { askOwn } from "./ask-own.ts";
import { askPublic } from "./ask-public.ts";
import { askWidget } from "./ask-widget.ts";
import { findPassages } from "./retrieval/find-passages.ts";

export const handler = serveStream(chat, {
  search: findPassages,
  ask: (input, { userId, signal }) => askOwn(input, { userId, signal }),
  askPublic: (input, context) => askPublic(input, context),
  askPublicStream: (input, context) => askPublic(input, context),
  askWidget: (input, context) => askWidget(input, context),
});
