import type { Step } from "../call.ts";
import { toAppError } from "../errors.ts";
import { failed } from "../response.ts";

/** Answers what the other steps and the handler throw. */
export const answerErrors: Step = {
  onError: ({ error, event: { route, event } }) => failed(route, toAppError(error), event.headers),
};
