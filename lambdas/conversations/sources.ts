import { createHash } from "node:crypto";
import { findTogether } from "#platform/table/lookup.ts";
import type { ContextItem } from "#shared/chat/shapes.ts";
import type { Message } from "#shared/conversations/shapes.ts";
import type { MessageEvent } from "./event.ts";
import { type Source, sourceEntity } from "./source-entity.ts";

/** Sources that this process has stored. */
const stored = new Set<string>();
const maxRemembered = 20_000;

/**
 * Stores an answer's sources, each once for its chatbot: a text of the same digest is the same text. Returns what the
 * answer's message refers to them by. Call it before the message is stored.
 */
export const keepSources = async (
  chatbotId: string,
  context: ContextItem[],
): Promise<Partial<Pick<MessageEvent, "sources" | "title_path" | "context_chunks">>> => {
  const titlePath = context[0]?.metadata.titlePath;
  const title_path = titlePath && { title_path: titlePath };
  // the text of a visitor's file is deleted with the message
  if (context.some(({ metadata }) => metadata.attachmentId))
    return { context_chunks: context, ...title_path };
  const sources = context.map((item) => sourceOf(chatbotId, item));
  const missing = sources.filter(({ digest }) => !stored.has(digest));
  await Promise.all(missing.map(sourceEntity.save));
  if (stored.size > maxRemembered) stored.clear();
  for (const { digest } of missing) stored.add(digest);
  return {
    sources: context.map(({ similarity }, at) => [sources[at]?.digest ?? "", similarity]),
    ...title_path,
  };
};

/** The messages with the text of their sources. */
export const withSources = async (chatbotId: string, messages: MessageEvent[]): Promise<Message[]> => {
  const cited = messages.flatMap(({ sources = [] }) => sources.map(([digest]) => digest));
  const found = await findSources(chatbotId, [...new Set(cited)]);
  return messages.map(({ sources = [], title_path, ...message }) => ({
    ...message,
    context_chunks: [
      ...message.context_chunks,
      ...sources.flatMap(([digest, similarity]) => {
        const source = found.get(digest);
        return source ? [contextOf(source, similarity)] : [];
      }),
    ],
  }));
};

const findSources = async (chatbotId: string, digests: string[]): Promise<Map<string, Source>> => {
  const found = new Map<string, Source>();
  for (let from = 0; from < digests.length; from += 100) {
    const some = digests.slice(from, from + 100);
    const lookups = some.map((digest) => sourceEntity.lookup({ rag_system_id: chatbotId, digest }));
    for (const source of await findTogether(...lookups)) if (source) found.set(source.digest, source);
  }
  return found;
};

/** The digest has 96 bits of a SHA-256 over chatbot and content. */
const sourceOf = (chatbotId: string, { similarity, ...content }: ContextItem): Source => {
  const hash = createHash("sha256").update(JSON.stringify([chatbotId, content]));
  return { ...content, rag_system_id: chatbotId, digest: hash.digest("base64url").slice(0, 16) };
};

const contextOf = ({ content, source, metadata }: Source, similarity: number): ContextItem => ({
  content,
  similarity,
  source,
  metadata,
});
