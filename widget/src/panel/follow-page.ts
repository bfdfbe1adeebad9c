import { isDark } from "#shared/contrast.ts";

export type FollowPage = (draw: (isDark: boolean) => void) => void;

/** Calls `draw` now and at each change of the page's dark mode: by its background, or if that is clear the system's. */
export const followPage: FollowPage = (draw) => {
  const system = matchMedia("(prefers-color-scheme: dark)");
  let last: boolean | undefined;
  const look = (): void => {
    const { documentElement, body } = document;
    // a router may put another body, or all of another document, in place of the former one
    for (const part of [document, documentElement, body])
      if (part) observer.observe(part, { attributes: part !== document, childList: part !== body });
    const isNow = isPageDark() ?? system.matches;
    if (isNow !== last) draw(isNow);
    last = isNow;
  };
  const observer = new MutationObserver(look);
  look();
  system.addEventListener("change", look);
};

const isPageDark = (): boolean | undefined => {
  for (const part of [document.body, document.documentElement]) {
    if (!part) continue;
    const { backgroundColor, colorScheme } = getComputedStyle(part);
    const [red, green, blue, alpha = 1] = backgroundColor.match(/[\d.]+/g)?.map(Number) ?? [];
    const isOpaque = backgroundColor.startsWith("rgb") && alpha > 0.5;
    if (isOpaque && red !== undefined && green !== undefined && blue !== undefined)
      return isDark([red, green, blue]);
    if (/^(only )?(dark|light)$/.test(colorScheme)) return colorScheme.endsWith("dark");
  }
  return undefined;
};
