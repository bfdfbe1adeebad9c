import type { AnyContext } from "../../access/context.ts";
import type { Step } from "../call.ts";

/** Records a call by API key when it is answered or has failed. */
export const recordUse: Step = {
  // A stream goes on after the reply, and settles at its end.
  after: ({ response, event: { context } }) =>
    typeof response?.body === "string" ? settle(context) : undefined,
  onError: ({ event: { context } }) => settle(context),
};

/** Records a call by API key when its answer is complete. */
export const settle = async (context: Partial<AnyContext> = {}): Promise<void> => {
  if ("settle" in context) await context.settle?.();
};
