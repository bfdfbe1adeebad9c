/** "bottom-right" → "Bottom right". */
export const choiceWord = (value: string): string =>
  value.charAt(0).toUpperCase() + value.slice(1).replaceAll("-", " ");
