/** The encoding that a page or XML file declares, as a TextDecoder label. A declared UTF-16 counts as UTF-8: its bytes would not match this pattern. */
export function declaredEncoding(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 4096)).toString("latin1");
  const name = /<(?:meta|\?xml)[^>]{0,400}?(?:charset|encoding)\s*=\s*["']?\s*([\w:.-]+)/i.exec(head)?.[1];
  if (!name) return;
  try {
    const { encoding } = new TextDecoder(name);
    return encoding.startsWith("utf-16") ? "utf-8" : encoding;
  } catch {
    return undefined;
  }
}
