import { serveStream } from "#platform/http/stream.ts";
import { chat } from "#shared/contract/chat.ts";
import { askOwn } from "./ask-own.ts";
import { askPublic } from "./ask-public.ts";
import { askWidget } from "./ask-widget.ts";
import { searchPassages } from "./search-passages.ts";

export const handler = serveStream(chat, {
  search: searchPassages,
  ask: askOwn,
  askPublic,
  askPublicStream: askPublic,
  askWidget,
});
