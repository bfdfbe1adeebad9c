import { contextOf } from "../../access/context.ts";
import type { Step } from "../call.ts";

/** Finds out who calls, and refuses who may not. */
export const admitCaller: Step = {
  before: async ({ event: asked }) => {
    asked.context = await contextOf(asked.route, asked.event);
  },
};
