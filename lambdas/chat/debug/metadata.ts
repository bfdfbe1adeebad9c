import type { Trace } from "./debug-of.ts";

/** What is kept of an answer beside its text, as strings: numbers in figures, the cost in US dollars. */
export const metadataOf = ({
  outcome,
  configuration,
  usage,
  cost,
  citations,
}: Trace): Record<string, string> => {
  const { promptTokens, completionTokens } = usage ?? { promptTokens: 0, completionTokens: 0 };
  return {
    outcome,
    provider: configuration.provider,
    model: configuration.model,
    promptTokens: String(promptTokens),
    completionTokens: String(completionTokens),
    ...(cost !== undefined && { cost: String(cost) }),
    ...(citations && {
      droppedCitations: String(citations.dropped.length),
      unsupportedSentences: String(citations.unsupported.length),
    }),
  };
};
