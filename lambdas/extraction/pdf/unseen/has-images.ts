/** True if the file has an image. Dictionaries of streams are never compressed, so the name can be looked for. */
export const hasImages = (bytes: Uint8Array): boolean => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf("/Image"); at >= 0; at = file.indexOf("/Image", at + 6)) {
    const before = file.toString("latin1", Math.max(0, at - 20), at);
    if (/\/Subtype\s*$/.test(before) && !/[A-Za-z]/.test(String.fromCharCode(file[at + 6] ?? 0))) return true;
  }
  return false;
};
