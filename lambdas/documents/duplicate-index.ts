import { createHash } from "node:crypto";
import * as z from "zod";
import type { Write } from "#platform/table/client.ts";
import { entity } from "#platform/table/entity.ts";
import type { Document } from "#shared/contract/documents.ts";

/** Says that a document has this file: one entry by its content, one by its name. */
const Marker = z.object({
  rag_system_id: z.string(),
  document_id: z.string(),
  kind: z.enum(["CONTENT", "NAME"]),
  digest: z.string(),
});
type Marker = z.infer<typeof Marker>;

const keyOf = ({ rag_system_id, kind, digest, document_id }: Marker) => ({
  pk: `BOT#${rag_system_id}`,
  sk: `${kind}#${digest}#${document_id}`,
});

const markerEntity = entity({ name: "File", shape: Marker, key: keyOf, keysOf: keyOf });

type Marked = Pick<Document, "id" | "rag_system_id" | "filename" | "sha256">;

/** As part of a transaction: a new document's markers. */
export const putDuplicateKeys = (document: Marked): Write[] => markersOf(document).map(markerEntity.put);

/** As part of a transaction: the document's markers go. */
export const dropDuplicateKeys = (document: Marked): Write[] => markersOf(document).map(markerEntity.drop);

/** As part of a transaction: markers that tell of another file than before. */
export const moveDuplicateKeys = (before: Marked, after: Marked): Write[] => {
  const [former, present] = [markersOf(before), markersOf(after)];
  const isIn = (markers: Marker[]) => (one: Marker) => markers.some(({ digest }) => digest === one.digest);
  return [
    ...former.filter((one) => !isIn(present)(one)).map(markerEntity.drop),
    ...present.filter((one) => !isIn(former)(one)).map(markerEntity.put),
  ];
};

/** The newest document of the chatbot with this content, or with this name. */
export const findDuplicate = async (
  chatbotId: string,
  by: { sha256: string } | { filename: string },
): Promise<string | undefined> => {
  const prefix = "sha256" in by ? `CONTENT#${by.sha256}#` : `NAME#${digestOf(by.filename)}#`;
  const { items } = await markerEntity.list({ pk: `BOT#${chatbotId}`, prefix, newestFirst: true, limit: 1 });
  return items[0]?.document_id;
};

const markersOf = ({ id, rag_system_id, filename, sha256 }: Marked): Marker[] => {
  const of = { rag_system_id, document_id: id };
  return [
    { ...of, kind: "NAME", digest: digestOf(filename) },
    ...(sha256 ? [{ ...of, kind: "CONTENT" as const, digest: sha256 }] : []),
  ];
};

/** Of a fixed length, and without regard to how a system composes accents. */
const digestOf = (filename: string): string =>
  createHash("sha256").update(filename.normalize("NFC")).digest("hex");
