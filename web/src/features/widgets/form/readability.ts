import { contrast, inkOn, isColor, rgbOf } from "#shared/contrast.ts";

interface Readability {
  isReadable: boolean;
  words: string;
}

const enough = 4.5;

/** How well a widget's texts can be read, worst first; nothing while a colour is being typed. */
export const readability = (theme: {
  primaryColor: string;
  backgroundColor: string;
  textColor: string;
}): Readability[] => {
  const { primaryColor, backgroundColor, textColor } = theme;
  if (![primaryColor, backgroundColor, textColor].every(isColor)) return [];
  const ink = inkOn(rgbOf(primaryColor));
  const name = ink === "#ffffff" ? "White" : "Black";
  return [
    verdict(`${name} on the primary colour`, contrast(rgbOf(ink), rgbOf(primaryColor))),
    verdict("Text on the background", contrast(rgbOf(textColor), rgbOf(backgroundColor))),
  ].sort((a, b) => Number(a.isReadable) - Number(b.isReadable));
};

const verdict = (what: string, ratio: number): Readability => {
  const isReadable = ratio >= enough;
  const rounded = `${(isReadable ? ratio : Math.floor(ratio * 10) / 10).toFixed(1)} to 1`;
  return {
    isReadable,
    words: isReadable
      ? `${what} is readable (${rounded}).`
      : `${what} is hard to read (${rounded}). Aim for 4.5 to 1.`,
  };
};
