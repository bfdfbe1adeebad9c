import type { Place } from "../opensearch.ts";
import type { DocumentKey } from "../port.ts";
import { unlessMissing } from "./failures.ts";

/** What is current of a chatbot, read past the index's refresh, so that it is never behind. */
export const currentEditions = async ({ client, index }: Place, chatbotId: string): Promise<string[]> => {
  const found = await client.get({ index, id: manifestId(chatbotId) }).catch(unlessMissing(undefined));
  return (found?.body._source?.editions as string[] | undefined) ?? [];
};

export const holdsDocument = async (place: Place, document: DocumentKey): Promise<boolean> =>
  (await currentEditions(place, document.chatbotId)).some((edition) =>
    edition.startsWith(prefixOf(document)),
  );

/** The name of a new edition of a document; it sorts after those begun earlier. */
export const beginEdition = async (place: Place, document: DocumentKey): Promise<string> => {
  const { body } = await change(place, document, "ctx._source.begun = (ctx._source.begun ?: 0) + 1;");
  return editionOf(document, Number(body.get?._source?.begun));
};

/** Makes an edition the current one of its document in one step; false where one begun later is it already. */
export const makeCurrent = async (place: Place, document: DocumentKey, edition: string): Promise<boolean> => {
  const { body } = await change(place, document, makeCurrentScript, { edition, prefix: prefixOf(document) });
  return body.result !== "noop";
};

/** Makes a document one without a current edition. */
export const dropCurrent = async (place: Place, document: DocumentKey): Promise<void> => {
  await change(place, document, dropScript, { prefix: prefixOf(document) });
};

const makeCurrentScript = `def newest = ctx._source.editions.stream()
    .filter(other -> other.startsWith(params.prefix)).max(Comparator.naturalOrder()).orElse('');
  if (newest.compareTo(params.edition) < 0) {
    ctx._source.editions.removeIf(other -> other.startsWith(params.prefix));
    ctx._source.editions.add(params.edition);
  } else { ctx.op = 'none'; }`;

const dropScript = "ctx._source.editions.removeIf(other -> other.startsWith(params.prefix));";

const change = (
  place: Place,
  { chatbotId }: DocumentKey,
  source: string,
  params: Record<string, string> = {},
) =>
  place.client.update({
    index: place.index,
    id: manifestId(chatbotId),
    retry_on_conflict: 20,
    _source: true,
    body: {
      scripted_upsert: true,
      upsert: { editions: [] },
      script: { lang: "painless", source, params },
    },
  });

/** Ids hold no `@`. */
const prefixOf = ({ documentId }: DocumentKey): string => `${documentId}@`;

/** The letter comes after the digits that names began with before they were counted. */
const editionOf = (document: DocumentKey, number: number): string =>
  `${prefixOf(document)}n${String(number).padStart(12, "0")}`;

const manifestId = (chatbotId: string): string => `manifest:${chatbotId}`;
