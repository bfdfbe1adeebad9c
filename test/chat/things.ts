import { settings } from "../chatbot-settings/valid-settings.ts";
import type { AreaThings } from "../things/area-things.ts";

const question = "What does a reminder cost?";

export const things: AreaThings = {
  // A whole answer is easier to look at than a stream.
  values: { query: question, message: question, stream: false, debug: false, settings },
};
