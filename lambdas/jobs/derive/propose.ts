import type { ConfiguredChatbot } from "#lambdas/core/chatbots/store.ts";
import type { Proposal } from "#shared/jobs/shapes.ts";
import { proposeBuiltIn, type Texts } from "./built-in.ts";
import { proposeByModel } from "./by-model.ts";

/** Criteria and questions for a posting: by the chatbot's language model, else from the lines of the posting. */
export const propose = async (texts: Texts, configured: ConfiguredChatbot): Promise<Proposal> => {
  const builtIn = proposeBuiltIn(texts);
  if (configured.configuration.provider === "builtin") return builtIn;
  return proposeByModel(texts, configured, builtIn);
};
