/** Line ends say nothing in rich text; zeros come from programs that pad. */
const breaks = [0, 10, 13];

export const isBreak = (byte = 0): boolean => breaks.includes(byte);

export const withoutBreaks = (text: string): string => text.replace(/[\0\r\n]/g, "");

export function isAscii(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at += 1) if ((bytes[at] ?? 0) >= 0x80) return false;
  return true;
}
