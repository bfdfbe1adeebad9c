import type { PublicWidget } from "#shared/widgets/shapes.ts";

/** Width, height, launcher and text in pixels. */
const sizes = {
  small: [340, 500, 48, 13],
  medium: [400, 600, 56, 14],
  large: [480, 720, 64, 16],
} as const;

/** The owner's look as custom properties. */
export function propertiesOf(
  { theme, config, look }: PublicWidget,
  wantsDark: boolean,
): Record<string, string> {
  const { ground, ink, onPrimary, ring, isDark } = look[wantsDark ? "dark" : "light"];
  const [width, height, launcher, text] = sizes[config.size];
  return {
    "--primary": theme.primaryColor,
    "--on-primary": onPrimary,
    "--ground": ground,
    "--ink": ink,
    "--ring": ring,
    "--face": theme.fontFamily,
    "--radius": theme.borderRadius,
    "--shadow": theme.shadow ? "0 12px 40px #0003" : "none",
    "--mark": isDark ? "#4f420f" : "#ffe576",
    "--on-mark": isDark ? "#fff1b8" : "#2b2300",
    "--danger": isDark ? "#ffb4a9" : "#b3261e",
    "--width": `min(${width}px, ${config.maxWidth})`,
    "--height": `min(${height}px, ${config.maxHeight})`,
    "--launcher": `${launcher}px`,
    "--text": `${text}px`,
  };
}
