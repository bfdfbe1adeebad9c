/** Contrast ratio of two `#rrggbb` colours as WCAG 2 defines it, 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
};

/** Black or white, whichever reads better on the colour; the widget computes the same. */
export const inkOn = (color: string): "#000000" | "#ffffff" =>
  contrast(color, "#000000") > contrast(color, "#ffffff") ? "#000000" : "#ffffff";

export const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);

const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

const linear = (share: number): number =>
  share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
