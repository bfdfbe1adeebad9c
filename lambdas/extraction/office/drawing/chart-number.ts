import { SSF } from "@e965/xlsx";

/**
 * A chart's number as its format shows it, as it is stored where the format is none that exists. Numbers without a
 * format lose the digits that binary fractions add.
 */
export function formatted(text: string, format: string): string {
  const number = Number(text);
  if (!text.trim() || Number.isNaN(number)) return text;
  if (!format || /^(general|standard)$/i.test(format)) return String(Number(number.toPrecision(12)));
  try {
    return String(SSF.format(format, number)).trim() || text;
  } catch {
    return text;
  }
}
