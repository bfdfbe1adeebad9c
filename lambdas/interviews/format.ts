import { frames } from "#platform/http/answer-stream.ts";
import type { AnswerFormat } from "#platform/http/stream.ts";
import { AppError } from "#shared/errors.ts";

/** Streams the next question as an answer's text, then where the interview stands; as a whole that alone. */
export const interviewFormat: AnswerFormat = {
  frames,
  whole: async (events) => {
    for await (const event of events) {
      if (event.type === "interview") return event.interview;
      if (event.type === "error") throw new AppError(event.error.code, event.error.message);
    }
    throw new Error("The interview ended without a state.");
  },
};
