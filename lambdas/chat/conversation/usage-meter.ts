import { estimateTokens } from "#platform/models/estimate-tokens.ts";
import type { Usage } from "#platform/models/port.ts";
import type { AnswerEvent } from "../stream-event.ts";

type SentEvent = Exclude<AnswerEvent, { type: "prompt" }>;

/** Measures the tokens of an answer, also of one that broke off. */
export const usageMeter = () => {
  let prompt: Usage | undefined;
  let text = "";
  let isDone = false;
  let reported: Usage | undefined;
  const note = (event: AnswerEvent) => {
    if (event.type === "prompt") prompt = event.usage;
    if (event.type === "delta") text += event.text;
    if (event.type === "done") {
      isDone = true;
      reported = event.usage;
    }
  };
  return {
    note,

    /** Passes on the events that are sent. */
    async *watch(events: AsyncGenerator<AnswerEvent>): AsyncGenerator<SentEvent> {
      for await (const event of events) {
        note(event);
        if (event.type !== "prompt") yield event;
      }
    },

    /** The usage that the finished answer reported, or an estimate of what came; undefined without a model's text. */
    usage: (): Usage | undefined => {
      if (isDone) return reported;
      if (!prompt || !text) return undefined;
      const { promptTokens, completionTokens } = prompt;
      return {
        promptTokens,
        completionTokens: completionTokens + estimateTokens(text),
        isEstimated: true,
      };
    },
  };
};
