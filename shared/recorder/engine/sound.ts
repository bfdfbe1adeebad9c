import { slicesOfPart } from "#shared/recordings/rules.ts";

export type Slice = Uint8Array<ArrayBuffer>;

/** The place of a part. */
export interface Place {
  take: number;
  part: number;
}

export interface Sound {
  /** Begins another take and answers its number. */
  beginTake: () => number;
  add: (take: number, slice: Slice) => number;
  takes: () => Slice[][];
  bytes: () => number;
  /** The slices of a part, joined and unchanged. */
  part: (place: Place) => Blob;
  /** The parts that get no more slices; of the last take the last one only if it `isOver`. */
  wholeParts: (isOver: boolean) => Place[];
}

/** A recording in memory: the slices of its takes, which are uploaded as parts. */
export const createSound = (slices: Slice[][] = []): Sound => {
  const takes = slices.map((take) => [...take]);
  let bytes = takes.flat().reduce((sum, slice) => sum + slice.byteLength, 0);
  return {
    beginTake: () => {
      // a take without sound would be a gap in what is uploaded
      if (takes.at(-1)?.length === 0) return takes.length - 1;
      return takes.push([]) - 1;
    },
    add: (take, slice) => {
      bytes += slice.byteLength;
      return (takes[take]?.push(slice) ?? 0) - 1;
    },
    takes: () => takes.filter((take) => take.length > 0),
    bytes: () => bytes,
    part: ({ take, part }) =>
      new Blob(takes[take]?.slice(part * slicesOfPart, (part + 1) * slicesOfPart) ?? []),
    wholeParts: (isOver) =>
      takes.flatMap((own, take) => {
        const isEnded = isOver || take < takes.length - 1;
        const count = isEnded ? Math.ceil(own.length / slicesOfPart) : Math.floor(own.length / slicesOfPart);
        return Array.from({ length: count }, (_, part) => ({ take, part }));
      }),
  };
};
