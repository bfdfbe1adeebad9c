/** A 32-bit hash of a string: FNV-1a over UTF-16, then Murmur3's final mix. Stored, so it must never change. */
export const hash = (text: string, seed = 0x811c9dc5): number => {
  let value = seed;
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return mix(value);
};

const mix = (value: number): number => {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};
