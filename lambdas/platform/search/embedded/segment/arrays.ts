/** Packs typed arrays into one buffer, each at an offset divisible by eight for reading without a copy. */
export const packArrays = (arrays: ArrayBufferView[]): Uint8Array => {
  const head = new Uint32Array([arrays.length, ...arrays.map(({ byteLength }) => byteLength)]);
  const all = [head, ...arrays];
  const packed = new Uint8Array(all.reduce((sum, { byteLength }) => sum + padded(byteLength), 0));
  let at = 0;
  for (const { buffer, byteOffset, byteLength } of all) {
    packed.set(new Uint8Array(buffer, byteOffset, byteLength), at);
    at += padded(byteLength);
  }
  return packed;
};

/** The bytes of each array, without copies; the byte offset of `packed` must be divisible by eight. */
export const unpackArrays = ({ buffer, byteOffset }: Uint8Array): Uint8Array[] => {
  const [count = 0] = new Uint32Array(buffer, byteOffset, 1);
  const lengths = new Uint32Array(buffer, byteOffset + 4, count);
  let at = byteOffset + padded(4 + 4 * count);
  return Array.from(lengths, (length) => {
    const array = new Uint8Array(buffer, at, length);
    at += padded(length);
    return array;
  });
};

export const int32 = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new Int32Array(buffer, byteOffset, byteLength / 4);
export const uint32 = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new Uint32Array(buffer, byteOffset, byteLength / 4);
export const uint16 = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new Uint16Array(buffer, byteOffset, byteLength / 2);
export const float32 = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new Float32Array(buffer, byteOffset, byteLength / 4);
export const int8 = ({ buffer, byteOffset, byteLength }: Uint8Array) =>
  new Int8Array(buffer, byteOffset, byteLength);

/** Concatenates arrays of one type. */
export const concatenate = <Numbers extends Uint32Array | Int32Array | Float32Array | Uint8Array | Int8Array>(
  arrays: Numbers[],
  make: (length: number) => Numbers,
): Numbers => {
  const all = make(arrays.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const array of arrays) {
    all.set(array, at);
    at += array.length;
  }
  return all;
};

const padded = (length: number): number => Math.ceil(length / 8) * 8;
