import type { ParameterName } from "#shared/chatbots/answer-style.ts";
import { baseNameOf } from "./embedding/families.ts";
import type { ModelChoice } from "./port.ts";

const randomness: ParameterName[] = ["temperature", "top_p"];
const penalties: ParameterName[] = ["frequency_penalty", "presence_penalty"];

/**
 * The settings that a model is known to refuse, from its provider's reference; they are not sent. Others that a server
 * refuses are left out when it says so.
 */
export const refusedParameters = ({ provider, model }: ModelChoice): ParameterName[] => {
  if (provider === "builtin") return [...randomness, "max_tokens", ...penalties];
  const name = baseNameOf(model);
  return [
    ...(reasoning.test(name) || fixedClaude.test(name) ? randomness : []),
    ...(provider === "bedrock" || reasoning.test(name) || /^(?:gemini|claude)-/.test(name) ? penalties : []),
  ];
};

/** OpenAI's models that always reason: o1 to o4, and gpt-5 before 5.1, whose reasoning cannot be switched off. */
const reasoning = /^(?:o\d(?:-|$)|gpt-5(?:-(?:mini|nano|pro|codex))?(?:-\d{4}-\d\d-\d\d)?$)/;
/** Anthropic's models since Claude Opus 4.7, also by their names in Bedrock. */
const fixedClaude = /claude-(?:opus-4-[7-9]|(?:opus|sonnet|haiku)-[5-9])/;
