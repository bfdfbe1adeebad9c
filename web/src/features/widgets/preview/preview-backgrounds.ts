/** Backgrounds that imitate host sites; they do not follow the dark theme of the app. */
export const previewBackgrounds = {
  Light: "#ffffff",
  Dark: "#16181d",
  Blue: "#dbe8f7",
  Corporate: "#e7e9ec",
} as const;

export type PreviewBackground = keyof typeof previewBackgrounds;

export const previewBackgroundNames = ["Light", "Dark", "Blue", "Corporate"] as const;
