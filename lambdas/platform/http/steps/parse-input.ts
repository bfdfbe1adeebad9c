import type { Step } from "../call.ts";
import { formInputOf, inputOf } from "../request.ts";

/** Parses parameters and body by the route's shape. */
export const parseInput: Step = {
  before: async ({ event: asked }) => {
    const { route, event } = asked;
    asked.input = route.form ? await formInputOf(route, event) : inputOf(route, event);
  },
};
