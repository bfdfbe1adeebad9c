import type { Place } from "../opensearch.ts";
import type { DocumentKey } from "../port.ts";
import { unlessMissing } from "./failures.ts";

export interface Manifest {
  /** Changes with every change of the manifest. */
  version: string;
  editions: string[];
}

/** The name that all editions of a document begin with; ids hold no `@`. */
export const editionPrefix = (documentId: string): string => `${documentId}@`;

/** What is current of a chatbot; read past the index's refresh, so that it is never behind. */
export const readManifest = async ({ client, index }: Place, chatbotId: string): Promise<Manifest> => {
  const found = await client.get({ index, id: manifestId(chatbotId) }).catch(unlessMissing(undefined));
  if (!found) return { version: "none", editions: [] };
  const { _seq_no, _primary_term, _source } = found.body;
  return {
    version: `${_primary_term}.${_seq_no}`,
    editions: (_source?.editions as string[] | undefined) ?? [],
  };
};

/** Makes one edition of a document the current one, or none where it is left out, in one step. */
export const makeCurrent = async (place: Place, document: DocumentKey, edition?: string): Promise<void> => {
  await place.client.update({
    index: place.index,
    id: manifestId(document.chatbotId),
    retry_on_conflict: 20,
    body: {
      scripted_upsert: true,
      upsert: { editions: [] },
      script: {
        lang: "painless",
        source: change,
        params: { prefix: editionPrefix(document.documentId), edition },
      },
    },
  });
};

const change = `ctx._source.editions.removeIf(edition -> edition.startsWith(params.prefix));
  if (params.edition != null) ctx._source.editions.add(params.edition);`;

const manifestId = (chatbotId: string): string => `manifest:${chatbotId}`;
