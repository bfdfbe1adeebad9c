/** Pictures of the sites that a widget may stand on: they stay what they are when the app turns dark. */
export const previewBackgrounds = {
  Light: "#ffffff",
  Dark: "#16181d",
  Blue: "#dbe8f7",
  Corporate: "#e7e9ec",
} as const;

export type PreviewBackground = keyof typeof previewBackgrounds;

export const previewBackgroundNames = ["Light", "Dark", "Blue", "Corporate"] as const;
