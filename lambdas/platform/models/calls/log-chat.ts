import { estimateTokens } from "../estimate-tokens.ts";
import type { ChatRequest, ModelEvent, Usage } from "../port.ts";
import type { CallLog } from "./call-log.ts";

/**
 * Passes the events of one attempt on and ends its log line. If the model reports no usage, it is estimated, because the
 * provider charges for it; an attempt that failed before its first word costs nothing.
 */
export async function* logChat(
  events: AsyncGenerator<ModelEvent>,
  line: CallLog,
  { messages, signal }: ChatRequest,
): AsyncGenerator<ModelEvent> {
  let text = "";
  let usage: Usage | undefined;
  const end = (outcome: Parameters<CallLog["end"]>[0], error?: unknown) => {
    if (usage || (outcome === "failed" && text === "")) return line.end(outcome, { error, usage });
    const promptTokens = messages.reduce((sum, { content }) => sum + estimateTokens(content), 0);
    const estimated = { promptTokens, completionTokens: estimateTokens(text) };
    line.end(outcome, { error, usage: estimated, isEstimated: true });
  };
  try {
    for await (const event of events) {
      if ("usage" in event) usage = event.usage;
      else if ("text" in event) {
        text += event.text;
        line.firstWord();
      }
      yield event;
    }
    end(signal?.aborted ? "given_up" : "done");
  } catch (error) {
    end("failed", error);
    throw error;
  } finally {
    end("given_up");
  }
}
