import type { PublicWidget } from "#shared/contract/widgets.ts";
import { contrast, inkOn, isDark, rgbOf } from "#shared/contrast.ts";

const sizes = {
  small: { width: "340px", height: "500px", launcher: "48px", text: "13px" },
  medium: { width: "400px", height: "600px", launcher: "56px", text: "14px" },
  large: { width: "480px", height: "720px", launcher: "64px", text: "16px" },
};

/** The owner's look as custom properties. With `wantsDark`, a light background and its text colour are swapped. */
export function propertiesOf({ theme, config }: PublicWidget, wantsDark: boolean): Record<string, string> {
  const swaps = wantsDark && !isDark(rgbOf(theme.backgroundColor));
  const ground = swaps ? theme.textColor : theme.backgroundColor;
  const ink = swaps ? theme.backgroundColor : theme.textColor;
  const primary = rgbOf(theme.primaryColor);
  const darkGround = isDark(rgbOf(ground));
  const size = sizes[config.size];
  return {
    "--primary": theme.primaryColor,
    "--on-primary": inkOn(primary),
    "--ground": ground,
    "--ink": ink,
    "--ring": contrast(primary, rgbOf(ground)) < 3 ? ink : theme.primaryColor,
    "--face": theme.fontFamily,
    "--radius": theme.borderRadius,
    "--shadow": theme.shadow ? "0 12px 40px #0003" : "none",
    "--mark": darkGround ? "#4f420f" : "#ffe576",
    "--on-mark": darkGround ? "#fff1b8" : "#2b2300",
    "--danger": darkGround ? "#ffb4a9" : "#b3261e",
    "--width": size.width,
    "--height": size.height,
    "--max-width": config.maxWidth,
    "--max-height": config.maxHeight,
    "--launcher": size.launcher,
    "--text": size.text,
  };
}
