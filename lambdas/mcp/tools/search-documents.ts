import { searchByKey } from "#lambdas/chat/search-by-key.ts";
import type { ApiKey } from "#platform/access/key/api-key.ts";
import { placed } from "#shared/documents/places.ts";
import { SearchArguments, type SearchedPassages } from "#shared/mcp/shapes.ts";
import { uriOf } from "../resources/uri.ts";
import type { ToolResult } from "./tool-result.ts";

export const searchDocuments = async (
  given: Record<string, unknown>,
  { chatbotId }: ApiKey,
): Promise<ToolResult> => {
  const found = await searchByKey(chatbotId, SearchArguments.parse(given));
  const passages: SearchedPassages["passages"] = found.map(({ passage, similarity }) => ({
    document_id: passage.documentId,
    title: passage.filename,
    ...placed(passage),
    text: passage.text,
    relevance: similarity,
    uri: uriOf(passage.documentId),
  }));
  const texts = passages.map(
    ({ title, place, text }, at) => `[${at + 1}] ${place ? `${title}, ${place}` : title}\n${text}`,
  );
  const text = texts.join("\n\n") || "The documents hold nothing on it. Search for other words.";
  return { content: [{ type: "text", text }], structuredContent: { passages } };
};
