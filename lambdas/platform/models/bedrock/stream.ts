import { type BedrockRuntimeClient, ConverseStreamCommand } from "@aws-sdk/client-bedrock-runtime";
import type { Reply } from "../calls/call-log.ts";
import { Problem } from "../calls/problem.ts";
import { requestIdIn } from "../calls/redact-error.ts";
import type { ChatRequest, ModelEvent, Usage } from "../port.ts";
import { hiddenTextFilter } from "../reasoning/hidden-text.ts";
import { converseInput } from "./converse-input.ts";

export interface Bedrock {
  client: BedrockRuntimeClient;
  /** Models that have refused the temperature. */
  withoutTemperature: Set<string>;
}

/** Streams the text of a Bedrock model; reasoning, also inside the text of imported models, becomes empty text events. */
export async function* streamBedrock(
  bedrock: Bedrock,
  request: ChatRequest,
  { signal, reply }: { signal: AbortSignal; reply: Reply },
): AsyncGenerator<ModelEvent> {
  const { $metadata, stream } = await converse(bedrock, request, signal);
  reply.requestId = requestIdIn($metadata.requestId);
  let usage: Usage | undefined;
  let stopReason: string | undefined;
  const filter = hiddenTextFilter();
  let isMute = true;
  for await (const { contentBlockDelta, messageStop, metadata } of stream ?? []) {
    const { text: written = "", reasoningContent } = contentBlockDelta?.delta ?? {};
    const text = typeof written === "string" ? filter.push(written) : "";
    if (text || written || reasoningContent) yield { text };
    isMute &&= !text;
    stopReason = messageStop?.stopReason ?? stopReason;
    const { inputTokens = 0, outputTokens = 0 } = metadata?.usage ?? {};
    if (metadata?.usage) usage = { promptTokens: inputTokens, completionTokens: outputTokens };
  }
  const last = filter.end();
  if (last) yield { text: last };
  throwIfUnfinished(stopReason, isMute && !last);
  if (stopReason && limits.has(stopReason)) yield { isCut: true };
  if (usage) yield { usage };
}

/** Reasons to stop in the middle of a text. */
const limits = new Set(["max_tokens", "model_context_window_exceeded"]);

/** Asks again without temperature and top P if the model refuses them, as Anthropic's do since Claude Opus 4.7. */
const converse = async (bedrock: Bedrock, request: ChatRequest, abortSignal: AbortSignal) => {
  const { client, withoutTemperature } = bedrock;
  const isWithout = withoutTemperature.has(request.model);
  const { inferenceConfig, ...input } = converseInput(request);
  const bounds = isWithout ? { maxTokens: request.maxTokens } : { ...inferenceConfig };
  try {
    return await client.send(new ConverseStreamCommand({ ...input, inferenceConfig: bounds }), {
      abortSignal,
    });
  } catch (error) {
    if (isWithout || !refusesTemperature(error)) throw error;
    withoutTemperature.add(request.model);
    return converse(bedrock, request, abortSignal);
  }
};

const refusesTemperature = (error: unknown): boolean =>
  error instanceof Error &&
  error.name === "ValidationException" &&
  /\b(?:temperature|top_?p)\b.*(?:deprecated|not supported|unsupported)/i.test(error.message);

/** Throws for unfinished answers. A guardrail's message counts as an answer. */
const throwIfUnfinished = (stopReason: string | undefined, isMute: boolean): void => {
  if (!stopReason || stopReason.startsWith("malformed_")) throw new Problem("cut");
  if (stopReason === "content_filtered") throw new Problem("declined");
  if (isMute) throw new Problem(problemsWithoutText[stopReason] ?? "empty");
};

const problemsWithoutText: Record<string, "declined" | "used up" | "too long"> = {
  guardrail_intervened: "declined",
  max_tokens: "used up",
  model_context_window_exceeded: "too long",
};
