import { type BedrockRuntimeClient, ConverseStreamCommand } from "@aws-sdk/client-bedrock-runtime";
import type { Reply } from "../calls/call-log.ts";
import { Problem } from "../calls/problem.ts";
import { requestIdIn } from "../calls/redact-error.ts";
import type { ChatRequest, ModelEvent, Usage } from "../port.ts";
import { converseInput } from "./converse-input.ts";

/** What a model of Bedrock writes; what it thinks shows as text of no length. */
export async function* streamBedrock(
  client: BedrockRuntimeClient,
  request: ChatRequest,
  { signal: abortSignal, reply }: { signal: AbortSignal; reply: Reply },
): AsyncGenerator<ModelEvent> {
  const { $metadata, stream } = await client.send(new ConverseStreamCommand(converseInput(request)), {
    abortSignal,
  });
  reply.requestId = requestIdIn($metadata.requestId);
  let usage: Usage | undefined;
  let stopReason: string | undefined;
  let isMute = true;
  for await (const { contentBlockDelta, messageStop, metadata } of stream ?? []) {
    const { text = "", reasoningContent } = contentBlockDelta?.delta ?? {};
    if (typeof text === "string" && (text || reasoningContent)) yield { text };
    isMute &&= !text;
    stopReason = messageStop?.stopReason ?? stopReason;
    const { inputTokens = 0, outputTokens = 0 } = metadata?.usage ?? {};
    if (metadata?.usage) usage = { promptTokens: inputTokens, completionTokens: outputTokens };
  }
  refuseUnfinished(stopReason, isMute);
  if (usage) yield { usage };
}

/** What a guardrail says in place of an answer is its owner's own answer. */
const refuseUnfinished = (stopReason: string | undefined, isMute: boolean): void => {
  if (!stopReason || stopReason.startsWith("malformed_")) throw new Problem("cut");
  if (stopReason === "content_filtered") throw new Problem("declined");
  if (isMute) throw new Problem(ofMute[stopReason] ?? "empty");
};

const ofMute: Record<string, "declined" | "used up" | "too long"> = {
  guardrail_intervened: "declined",
  max_tokens: "used up",
  model_context_window_exceeded: "too long",
};
