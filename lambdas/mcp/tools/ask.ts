import { askByKey } from "#lambdas/chat/doors/by-key.ts";
import type { ApiKey } from "#platform/access/key/api-key.ts";
import { wholeAnswer } from "#platform/http/answer-stream.ts";
import { citationMarksIn } from "#shared/chat/citation-marks.ts";
import type { Answer, ContextItem } from "#shared/chat/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { AskArguments, type AskResult } from "#shared/mcp/shapes.ts";
import { uriOf } from "../resources/uri.ts";
import type { ToolResult } from "./tool-result.ts";

/** The API's gateway hangs up after 30 s. */
const maxSeconds = 26;

/** Answers a question; it counts, costs and is logged like any other question by key. */
export const ask = async (given: Record<string, unknown>, apiKey: ApiKey): Promise<ToolResult> => {
  const { question, conversation_id: conversationId } = AskArguments.parse(given);
  const signal = AbortSignal.timeout(maxSeconds * 1000);
  const answer = await wholeAnswer(askByKey({ question, conversationId }, { apiKey, signal }), {});
  if (signal.aborted)
    throw new AppError("unavailable", `There was no answer within ${maxSeconds} s. Please ask again.`);
  return toResult(answer);
};

const cutNote =
  "(The model's limit of tokens cut this answer. Ask for its next part, or about one point of it.)";

const toResult = ({ answer, outcome, isCut, context, conversationId }: Answer): ToolResult => {
  const cited = new Set(citationMarksIn(answer).flatMap(({ numbers }) => numbers));
  const citations = [...cited]
    .sort((a, b) => a - b)
    .flatMap((number) => {
      const item = context[number - 1];
      return item ? [{ number, ...toFound(item) }] : [];
    });
  const structuredContent: AskResult = {
    answer,
    outcome,
    finish_reason: isCut ? "length" : "stop",
    citations,
    ...(conversationId && { conversation_id: conversationId }),
  };
  const sources = citations.map(
    ({ number, title, place }) => `[${number}] ${place ? `${title}, ${place}` : title}`,
  );
  const links = new Map(citations.flatMap(({ uri, title }) => (uri ? [[uri, title] as const] : [])));
  return {
    content: [
      {
        type: "text",
        text: [answer, ...(isCut ? [cutNote] : []), sources.join("\n")].filter(Boolean).join("\n\n"),
      },
      ...[...links].map(([uri, name]) => ({ type: "resource_link" as const, uri, name })),
    ],
    structuredContent,
  };
};

const toFound = ({
  content,
  similarity,
  source,
  metadata: { documentId, place, url },
}: ContextItem): Omit<AskResult["citations"][number], "number"> => ({
  document_id: documentId ?? "",
  title: source,
  ...(place && { place }),
  text: content,
  relevance: similarity,
  ...(documentId && { uri: uriOf(documentId) }),
  ...(url && { url }),
});
