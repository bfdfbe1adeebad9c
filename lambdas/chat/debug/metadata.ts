import type { Trace } from "./debug-of.ts";

/** The metadata stored with an answer, all values as strings; the cost is in US dollars. */
export const metadataOf = ({
  outcome,
  configuration,
  usage,
  isCut,
  cost,
  citations,
  api,
}: Trace): Record<string, string> => {
  const { promptTokens, completionTokens } = usage ?? { promptTokens: 0, completionTokens: 0 };
  return {
    outcome,
    provider: configuration.provider,
    model: configuration.model,
    promptTokens: String(promptTokens),
    completionTokens: String(completionTokens),
    ...(isCut && { cut: "length" }),
    ...(cost !== undefined && { cost: String(cost) }),
    ...api?.metadata,
    ...(citations && {
      droppedCitations: String(citations.dropped.length),
      unsupportedSentences: String(citations.unsupported.length),
    }),
  };
};
