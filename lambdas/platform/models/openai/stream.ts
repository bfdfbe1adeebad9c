import type OpenAI from "openai";
import * as z from "zod";
import type { Reply } from "../calls/call-log.ts";
import { Problem } from "../calls/problem.ts";
import { requestIdIn } from "../calls/redact-error.ts";
import type { ChatRequest, ModelEvent, Usage } from "../port.ts";
import { notConfigured } from "../settings.ts";
import type { Bodies, Body } from "./body.ts";

const tokens = z.number().int().nonnegative();
const Chunk = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            /** A refusal instead of an answer. */
            refusal: z.string().nullish(),
            /** Reasoning, by the names of different servers. */
            reasoning_content: z.unknown().optional(),
            reasoning: z.unknown().optional(),
          })
          .nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  usage: z.object({ prompt_tokens: tokens, completion_tokens: tokens }).nullish().catch(undefined),
});

interface OpenAiServer {
  client: OpenAI;
  bodies: Bodies;
}

interface Call {
  signal: AbortSignal;
  reply: Reply;
}

/** Streams the text of a model; reasoning becomes empty text events. */
export async function* streamOpenai(
  server: OpenAiServer,
  request: ChatRequest,
  call: Call,
): AsyncGenerator<ModelEvent> {
  let usage: Usage | undefined;
  let finish: string | undefined;
  let isMute = true;
  for await (const one of await openStream(server, server.bodies.of(request), call)) {
    const { choices, usage: spent } = Chunk.parse(one);
    const [{ delta, finish_reason } = {}] = choices ?? [];
    const text = delta?.content || delta?.refusal || "";
    if (text || delta?.reasoning_content || delta?.reasoning) yield { text };
    isMute &&= text === "";
    finish = finish_reason || finish;
    if (spent) usage = { promptTokens: spent.prompt_tokens, completionTokens: spent.completion_tokens };
  }
  if (!finish) throw new Problem("cut");
  if (finish === "content_filter") throw new Problem("declined");
  if (isMute) throw new Problem(finish === "length" ? "used up" : "empty");
  if (usage) yield { usage };
}

/** Opens the stream, without the settings that the model refuses. */
const openStream = async (server: OpenAiServer, body: Body, call: Call): Promise<AsyncIterable<unknown>> => {
  const { signal, reply } = call;
  try {
    const { data, response, request_id } = await server.client.chat.completions
      .create(body, { signal })
      .withResponse();
    reply.requestId = requestIdIn(request_id);
    if (response.headers.get("content-type")?.startsWith("text/html")) throw wrongAddress();
    return data;
  } catch (error) {
    const accepted = server.bodies.afterRefusal(body, error);
    if (!accepted) throw error;
    return openStream(server, accepted, call);
  }
};

const wrongAddress = () =>
  notConfigured("a web page is at OPENAI_BASE_URL, not a model. The address usually ends in /v1.");
