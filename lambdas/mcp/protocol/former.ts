import { uriOf } from "../resources/uri.ts";
import type { ToolResult } from "../tools/tool-result.ts";
import { handshakeRevisions } from "./revision.ts";

type Fields = Record<string, unknown>;

/** Results of the newest revision with a handshake, in the words of a former one. */
export const inRevision = (method: string, result: object, revision: string): object => {
  if (!(handshakeRevisions as readonly string[]).includes(revision)) return result;
  const { ttlMs: _, cacheScope: __, ...rest } = result as Fields;
  const reword = revision < titledFrom ? former[method] : undefined;
  return reword ? reword(rest, revision) : rest;
};

/** The revision from which things have titles and tools have schemas of their output, objects and links. */
const titledFrom = "2025-06-18";
const annotatedFrom = "2025-03-26";

const former: Record<string, (result: Fields, revision: string) => Fields> = {
  initialize: ({ serverInfo, ...rest }) => ({ ...rest, serverInfo: withoutTitle(serverInfo as Fields) }),
  "tools/list": ({ tools }, revision) => ({
    tools: (tools as Fields[]).map(({ title, outputSchema: _, annotations, ...tool }) => ({
      ...tool,
      ...(revision >= annotatedFrom && { annotations: { title, ...(annotations as Fields) } }),
    })),
  }),
  "tools/call": (result) => toTexts(result as unknown as ToolResult),
  "resources/list": ({ resources, ...rest }) => ({
    resources: (resources as Fields[]).map(({ annotations: _, ...resource }) => resource),
    ...rest,
  }),
  "resources/templates/list": ({ resourceTemplates }) => ({
    resourceTemplates: (resourceTemplates as Fields[]).map(withoutTitle),
  }),
};

const withoutTitle = ({ title: _, ...rest }: Fields): Fields => rest;

/** The links, and the conversation to go on with, as a text: there is no other place for them. */
const toTexts = ({ content, structuredContent = {}, ...rest }: ToolResult): Fields => {
  const { citations, passages, conversation_id } = structuredContent as {
    citations?: { document_id: string; title: string }[];
    passages?: { document_id: string; title: string }[];
    conversation_id?: string;
  };
  const titles = new Map(
    (citations ?? passages ?? []).map(({ document_id, title }) => [document_id, title] as const),
  );
  const lines = [...titles].map(([id, title]) => `The whole of ${title} is the resource ${uriOf(id)}.`);
  if (conversation_id) lines.push(`A follow-up question takes the conversation_id ${conversation_id}.`);
  return {
    content: [
      ...content.filter(({ type }) => type === "text"),
      ...(lines.length > 0 ? [{ type: "text", text: lines.join("\n") }] : []),
    ],
    ...rest,
  };
};
