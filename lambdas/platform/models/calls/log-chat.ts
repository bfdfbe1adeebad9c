import { estimateTokens } from "../estimate-tokens.ts";
import type { ChatRequest, ModelEvent, Usage } from "../port.ts";
import type { CallLog } from "./call-log.ts";

/**
 * Passes one try of an answer on and ends its line with it. Where the model did not get to say what it took, that is
 * estimated, for it is paid all the same; a try that failed before its first word costs nothing.
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
      else {
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
