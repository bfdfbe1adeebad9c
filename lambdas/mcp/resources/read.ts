import { documentStore, type StoredDocument } from "#lambdas/documents/store.ts";
import { textPart } from "#lambdas/documents/text/pages.ts";
import type { ApiKey } from "#platform/access/key/api-key.ts";
import { AppError } from "#shared/errors.ts";
import { ProtocolFailure } from "../protocol/failure.ts";
import { documentIn, uriOf } from "./uri.ts";

/** Parts of some ten thousand characters that are read at once; a longer document goes on under a further address. */
const maxParts = 40;

/** The text that was extracted from a document. */
export const readResource = async ({ accountId, chatbotId }: ApiKey, uri: string) => {
  const asked = documentIn(uri);
  const document = asked && (await documentStore.find({ rag_system_id: chatbotId, id: asked.id }));
  if (!asked || document?.user_id !== accountId) throw missing(uri);
  try {
    const text = await textFrom(document, asked.part);
    return { contents: [{ uri, mimeType: "text/plain", text }] };
  } catch (error) {
    // No text yet, none at all, or no such part.
    if (error instanceof AppError && /^(conflict|not_found)$/.test(error.code))
      throw missing(uri, error.message);
    throw error;
  }
};

const textFrom = async (document: StoredDocument, part: number | undefined): Promise<string> => {
  const first = await textPart(document, { part: (part ?? 1) - 1 });
  if (part !== undefined) return first.text;
  const texts = [first.text];
  for (let number = 1; number < Math.min(first.parts, maxParts); number++)
    texts.push((await textPart(document, { part: number })).text);
  if (first.parts > maxParts)
    texts.push(
      `\n\n[This document goes on at ${uriOf(document.id, maxParts + 1)}, in ${first.parts} parts.]`,
    );
  return texts.join("");
};

const missing = (uri: string, message = "There is no document at this address. List the resources.") =>
  new ProtocolFailure("unknownResource", message, { details: { uri } });
