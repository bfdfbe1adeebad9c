import { type Item, ofKind } from "./item.ts";
import type { Kept } from "./kept.ts";

/**
 * Whether documents, their file markers, passages, files and readings agree. What waits to be read or cleared away may
 * be half done, and so may what the queue has: a run that was under way leaves nothing when it is begun again.
 */
export const auditDocuments = ({ items, passages, keys, queued }: Kept): string[] => {
  const documents = new Map(ofKind(items, "BOT", "DOC").map((document) => [String(document.id), document]));
  const waiting = new Set(ofKind(items, "WAITING", "DOC").map(({ id }) => String(id)));
  const isGone = (id: string) => !documents.has(id) && !waiting.has(id) && !queued.includes(id);
  return [
    ...[...documents.values()].flatMap((document) => [
      ...auditState(document, waiting.has(String(document.id))),
      ...auditRead(document, { passages, keys }),
    ]),
    ...auditMarkers(items, documents),
    ...[...passages.keys()].filter(isGone).map((id) => `${id} is gone, and its passages are found.`),
    ...keys
      .filter((key) => /^(documents|read)\//.test(key) && isGone(key.split("/")[3] ?? ""))
      .map((key) => `${key} is kept of a document that is gone.`),
  ];
};

const isFinished = ({ processing_status }: Item): boolean =>
  processing_status === "completed" || processing_status === "failed";

const auditState = (document: Item, isWaiting: boolean): string[] => {
  const said = `${document.id} is ${document.processing_status}`;
  if (isFinished(document)) return isWaiting ? [`${said} and waits.`] : [];
  return isWaiting ? [] : [`${said}, and nobody looks after it.`];
};

const auditRead = (document: Item, { passages, keys }: Pick<Kept, "passages" | "keys">): string[] => {
  const { id, chunk_count, reading } = document;
  const found = passages.get(String(id)) ?? 0;
  const edition = Object(reading).edition;
  const folder = `read/${document.user_id}/${document.rag_system_id}/${id}/`;
  return [
    ...(isFinished(document) && found !== chunk_count
      ? [`${id} is ${document.processing_status}, says ${chunk_count} passages and has ${found}.`]
      : []),
    ...(edition !== undefined && !keys.includes(folder + edition) ? [`What was read of ${id} is lost.`] : []),
    ...(document.processing_status === "completed" && edition === undefined
      ? [`${id} is completed, and nothing was read of it.`]
      : []),
  ];
};

const auditMarkers = (items: Item[], documents: Map<string, Item>): string[] => {
  const names = ofKind(items, "BOT", "NAME");
  const contents = ofKind(items, "BOT", "CONTENT");
  const marked = (markers: Item[], id: unknown) =>
    markers.filter(({ document_id }) => document_id === id).map(({ digest }) => digest);
  return [
    ...[...names, ...contents]
      .filter(({ document_id }) => !documents.has(String(document_id)))
      .map(({ document_id }) => `${document_id} is gone, and its file is still known.`),
    ...[...documents.values()].flatMap(({ id, sha256 }) => [
      ...(marked(names, id).length === 1 ? [] : [`${id} is known by ${marked(names, id).length} names.`]),
      ...(String(marked(contents, id)) === String(sha256 ?? "")
        ? []
        : [`${id} is known by another content.`]),
    ]),
  ];
};
