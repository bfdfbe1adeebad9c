import type { OleFile } from "../ole.ts";
import { locked } from "../refusal.ts";
import { type PptRecord, recordAt, recordsIn, type } from "./records.ts";

const lockedToken = 0xf3d1c4df;
const maxEdits = 10_000;

/** The last saved state of a presentation. */
export interface Persisted {
  document: PptRecord;
  /** A slide or another object by its persist id. */
  of: (reference: number) => PptRecord | undefined;
  /** Speaker notes; each has the id of its slide. */
  notes: PptRecord[];
}

/** Throws AppError("invalid") for an encrypted presentation. Format: [MS-PPT] 2.1.2. */
export const persisted = (ole: OleFile): Persisted => {
  const file = ole.stream("PowerPoint Document");
  if (!file) throw new Error("no PowerPoint Document stream");
  const user = ole.stream("Current User");
  if (user && user.length >= 20 && user.readUInt32LE(12) === lockedToken) throw locked();
  const start = user && user.length >= 20 ? user.readUInt32LE(16) : 0;
  return byDirectory(file, start) ?? byOrder(file);
};

/** Every save appends a directory of the objects it wrote; the newest offset of each object counts. */
const byDirectory = (file: Buffer, start: number): Persisted | undefined => {
  const places = new Map<number, number>();
  let document = 0;
  let edit = recordAt(file, start);
  for (let count = 0; edit?.type === type.userEdit && count < maxEdits; count += 1) {
    if (edit.content.length < 28) return;
    if (edit.content.length >= 32) throw locked();
    document ||= edit.content.readUInt32LE(16);
    for (const [id, place] of placesIn(recordAt(file, edit.content.readUInt32LE(12))))
      if (!places.has(id)) places.set(id, place);
    const before = edit.content.readUInt32LE(8);
    edit = before > 0 ? recordAt(file, before) : undefined;
  }
  const of = (reference: number) => recordAt(file, places.get(reference) ?? -1);
  const found = of(document);
  if (found?.type !== type.document) return;
  return {
    document: found,
    of,
    notes: slideReferences(found, 2).flatMap(({ reference }) => of(reference) ?? []),
  };
};

function* placesIn(directory: PptRecord | undefined): Generator<[number, number]> {
  if (directory?.type !== type.persistDirectory) return;
  const { content } = directory;
  for (let at = 0; at + 4 <= content.length; ) {
    const head = content.readUInt32LE(at);
    const count = head >>> 20;
    for (let index = 0; index < count && at + 8 + index * 4 <= content.length; index += 1)
      yield [(head & 0xfffff) + index, content.readUInt32LE(at + 4 + index * 4)];
    at += 4 + count * 4;
  }
}

/** Without a directory: the last document record, and slides in file order. */
const byOrder = (file: Buffer): Persisted => {
  const records = recordsIn(file);
  const document = records.findLast((record) => record.type === type.document);
  const slides = records.filter((record) => record.type === type.slide);
  if (!document) throw new Error("no document in the presentation");
  const listed = slideReferences(document, 0);
  const numbers = new Map(listed.map(({ reference }, index) => [reference, slides[index]]));
  const notes = records.filter((record) => record.type === type.notes);
  return { document, of: (reference) => numbers.get(reference), notes };
};

export interface SlideReference {
  /** Persist id. */
  reference: number;
  /** Slide id, which notes refer to. */
  id: number;
  /** Texts that the document stores for the slide (outline). */
  texts: PptRecord[];
}

/** References in a slide list of the document; instance 0 lists slides, 2 notes. */
export const slideReferences = (document: PptRecord, instance: number): SlideReference[] => {
  const list = document.children.find((one) => one.type === type.slideList && one.instance === instance);
  const found: SlideReference[] = [];
  for (const record of list?.children ?? [])
    if (record.type === type.slidePersist && record.content.length >= 16)
      found.push({
        reference: record.content.readUInt32LE(0),
        id: record.content.readUInt32LE(12),
        texts: [],
      });
    else found.at(-1)?.texts.push(record);
  return found;
};
