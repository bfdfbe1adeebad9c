import { SSF } from "@e965/xlsx";

/**
 * A chart's number in its number format; unchanged if the format is invalid. A number without a format is rounded to
 * twelve digits, which removes binary fraction errors.
 */
export const formatNumber = (text: string, format: string): string => {
  const number = Number(text);
  if (!text.trim() || Number.isNaN(number)) return text;
  if (!format || /^(general|standard)$/i.test(format)) return String(Number(number.toPrecision(12)));
  try {
    return String(SSF.format(format, number)).trim() || text;
  } catch {
    return text;
  }
};
