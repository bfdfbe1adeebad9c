/** ISO-2022-JP switches between ASCII and Japanese by escapes, and has no byte above 7F. */
export function encodingOfEscapes(bytes: Uint8Array): string | undefined {
  if (!bytes.includes(0x1b)) return;
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 65_536)).toString("latin1");
  const escapes = ["\u001b$@", "\u001b$B", "\u001b$(D"];
  const isJapanese = escapes.some((sequence) => head.includes(sequence)) && /^\p{ASCII}*$/u.test(head);
  return isJapanese ? "iso-2022-jp" : undefined;
}
