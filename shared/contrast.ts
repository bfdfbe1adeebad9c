export type Rgb = [red: number, green: number, blue: number];

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

/** Reads `#rrggbb`; each channel is 0 to 255. */
export const rgbOf = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** The contrast ratio of WCAG 2 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio), 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const lights = [luminance(one), luminance(other)];
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05);
};

/** True if white has the higher contrast on the colour; at a luminance of 0.179 black and white are equal. */
export const isDark = (color: Rgb): boolean => luminance(color) < 0.179;

/** Black or white, by the higher contrast on the colour. */
export const inkOn = (color: Rgb): "#000000" | "#ffffff" => (isDark(color) ? "#ffffff" : "#000000");

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
