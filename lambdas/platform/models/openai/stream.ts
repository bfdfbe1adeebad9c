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
            /** Said in place of an answer. */
            refusal: z.string().nullish(),
            /** Thoughts, by the names that servers give them. */
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

interface Place {
  client: OpenAI;
  bodies: Bodies;
}

interface Call {
  signal: AbortSignal;
  reply: Reply;
}

/** What a model of the server writes; what it thinks shows as text of no length. */
export async function* streamOpenai(
  place: Place,
  request: ChatRequest,
  call: Call,
): AsyncGenerator<ModelEvent> {
  let usage: Usage | undefined;
  let finish: string | undefined;
  let isMute = true;
  for await (const one of await openStream(place, place.bodies.of(request), call)) {
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

/** A setting that the model refuses is left to it. */
const openStream = async (place: Place, body: Body, call: Call): Promise<AsyncIterable<unknown>> => {
  const { signal, reply } = call;
  try {
    const { data, response, request_id } = await place.client.chat.completions
      .create(body, { signal })
      .withResponse();
    reply.requestId = requestIdIn(request_id);
    if (response.headers.get("content-type")?.startsWith("text/html")) throw anotherAddress();
    return data;
  } catch (error) {
    const accepted = place.bodies.afterRefusal(body, error);
    if (!accepted) throw error;
    return openStream(place, accepted, call);
  }
};

const anotherAddress = () =>
  notConfigured("a web page is at OPENAI_BASE_URL, not a model. The address usually ends in /v1.");
