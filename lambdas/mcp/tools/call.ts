import type { ApiKey } from "#platform/access/key/api-key.ts";
import { toAppError } from "#platform/http/errors.ts";
import { ProtocolFailure } from "../protocol/failure.ts";
import { ask } from "./ask.ts";
import { searchDocuments } from "./search-documents.ts";
import type { ToolResult } from "./tool-result.ts";

type Tool = (given: Record<string, unknown>, apiKey: ApiKey) => Promise<ToolResult>;

const tools: Record<string, Tool> = { ask, search_documents: searchDocuments };

/**
 * Calls a tool. What fails in it, its arguments included, is a result that the client's model reads and may mend; an
 * unknown tool is a failure of the protocol.
 */
export const callTool = async (
  { name, arguments: given }: { name: string; arguments: Record<string, unknown> },
  apiKey: ApiKey,
): Promise<ToolResult> => {
  const tool = Object.hasOwn(tools, name) ? tools[name] : undefined;
  if (!tool) throw new ProtocolFailure("invalidParams", "There is no tool of this name. List the tools.");
  try {
    return await tool(given, apiKey);
  } catch (error) {
    return { content: [{ type: "text", text: toAppError(error).message }], isError: true };
  }
};
