import type OpenAI from "openai";
import type { Reply } from "../../calls/call-log.ts";
import { pieceMilliseconds } from "../../calls/event-queue.ts";
import { Problem } from "../../calls/problem.ts";
import { requestIdIn } from "../../calls/redact-error.ts";
import type { ChatRequest, ModelEvent, Usage } from "../../port.ts";
import { type HiddenTextFilter, hiddenTextFilter } from "../../reasoning/hidden-text.ts";
import {
  afterUnopenedReasoning,
  hasUnopenedReasoning,
  opensReasoningInPrompt,
} from "../../reasoning/unopened-reasoning.ts";
import { refuseWebPage } from "../response.ts";
import type { Bodies, Body } from "./body.ts";
import { hasReasoning, readChunk, textOf } from "./chunk.ts";
import { serverSent, untilNextRead } from "./server-sent.ts";

export interface OpenAiServer {
  client: OpenAI;
  bodies: Bodies;
  /** Models seen to end reasoning that they did not begin. */
  unopened: Set<string>;
}

interface Call {
  signal: AbortSignal;
  reply: Reply;
}

/** Streams the text of a model; reasoning and tool calls become empty text events. */
export async function* streamOpenai(
  server: OpenAiServer,
  request: ChatRequest,
  call: Call,
): AsyncGenerator<ModelEvent> {
  const { model } = request;
  let filter: HiddenTextFilter | undefined;
  let hasReasoned = false;
  let usage: Usage | undefined;
  let finish: string | undefined;
  let raw = "";
  let isMute = true;
  let chunkCount = 0;
  let isOfModel = false;
  const response = await openStream(server, server.bodies.of(request), call);
  for await (const chunks of serverSent(response, readChunk)) {
    let text = "";
    let isReasoning = false;
    chunkCount += chunks.length;
    for (const { choices, usage: spent } of chunks) {
      const [{ delta, finish_reason } = {}] = choices ?? [];
      isOfModel ||= Boolean(choices || spent);
      const written = textOf(delta);
      hasReasoned ||= hasReasoning(delta);
      isReasoning ||= hasReasoning(delta) || written !== "";
      if (written) filter ??= hasReasoned ? hiddenTextFilter() : filterFor(server, model);
      raw += written;
      text += filter?.push(written) ?? "";
      finish = finish_reason || finish;
      if (spent) usage = { promptTokens: spent.prompt_tokens, completionTokens: spent.completion_tokens };
    }
    if (text || isReasoning) yield { text };
    isMute &&= text === "";
    if (text) await untilNextRead(response, pieceMilliseconds());
  }
  if (!isOfModel && (chunkCount > 0 || !isEventStream(response))) throw new Problem("no model");
  if (hasUnopenedReasoning(raw)) server.unopened.add(model);
  const last = filter?.end() ?? "";
  if (last) yield { text: last };
  isMute &&= last === "";
  if (isMute && isLength(finish) && server.bodies.makeRoom(model)) {
    yield* withUsageBefore(usage, streamOpenai(server, request, call));
    return;
  }
  throwIfUnfinished(finish, isMute);
  if (isLength(finish)) yield { isCut: true };
  if (usage) yield { usage };
}

/** A stream that ends before its first event broke off; any other reply without one is no model's. */
const isEventStream = ({ headers }: Response): boolean =>
  headers.get("content-type")?.startsWith("text/event-stream") ?? false;

/** Adds what an attempt without a word took to the usage of the next one. */
async function* withUsageBefore(before: Usage | undefined, events: AsyncGenerator<ModelEvent>) {
  for await (const event of events)
    yield "usage" in event && before ? { usage: sum(before, event.usage) } : event;
}

const sum = (one: Usage, other: Usage): Usage => ({
  promptTokens: one.promptTokens + other.promptTokens,
  completionTokens: one.completionTokens + other.completionTokens,
});

const filterFor = ({ unopened }: OpenAiServer, model: string): HiddenTextFilter =>
  unopened.has(model) || opensReasoningInPrompt(model)
    ? afterUnopenedReasoning(hiddenTextFilter())
    : hiddenTextFilter();

const throwIfUnfinished = (finish: string | undefined, isMute: boolean): void => {
  if (!finish || finish === "error") throw new Problem("cut");
  if (finish === "content_filter") throw new Problem("declined");
  if (!isMute) return;
  if (finish === "tool_calls" || finish === "function_call") throw new Problem("tool call");
  throw new Problem(isLength(finish) ? "used up" : "empty");
};

/** Some servers pass on the reason of the maker's own interface. */
const isLength = (finish: string | undefined): boolean =>
  /^(?:length|max_?(?:output_?)?tokens|model_length)$/i.test(finish ?? "");

/** Opens the stream, without the settings that the model refuses. */
const openStream = async (server: OpenAiServer, body: Body, call: Call): Promise<Response> => {
  const { signal, reply } = call;
  try {
    const response = await server.client.chat.completions.create(body, { signal }).asResponse();
    reply.requestId = requestIdIn(response.headers.get("x-request-id"));
    refuseWebPage(response);
    return response;
  } catch (error) {
    const accepted = server.bodies.afterRefusal(body, error);
    if (!accepted) throw error;
    return openStream(server, accepted, call);
  }
};
