import { contrast, inkOn, isDark, rgbOf } from "../contrast.ts";
import type { WidgetLook, WidgetTheme } from "./shapes.ts";

/** The colours of a widget's chat. For dark, a light background and its text colour are swapped. */
export const lookOf = (theme: WidgetTheme): WidgetLook => {
  const { backgroundColor: ground, textColor: ink } = theme;
  const swaps = !isDark(rgbOf(ground));
  return {
    light: coloursOf(theme, ground, ink),
    dark: swaps ? coloursOf(theme, ink, ground) : coloursOf(theme, ground, ink),
  };
};

const coloursOf = ({ primaryColor }: WidgetTheme, ground: string, ink: string) => ({
  ground,
  ink,
  onPrimary: inkOn(rgbOf(primaryColor)),
  ring: contrast(rgbOf(primaryColor), rgbOf(ground)) < 3 ? ink : primaryColor,
  isDark: isDark(rgbOf(ground)),
});
