import { breakpoints } from "../../theme/scales.ts";

/**
 * Restyles the whole page when its window crosses a breakpoint. Chromium 153 keeps some elements in the styles of
 * the former width until something else of theirs changes, for example the sidebar of a desk on a phone that is turned.
 */
export const restyleAtBreakpoints = (): void => {
  for (const [name, width] of Object.entries(breakpoints))
    matchMedia(`screen and (min-width: ${width})`).addEventListener("change", ({ matches }) =>
      // inherited, so every element is looked at
      document.documentElement.style.setProperty(`--is-${name}`, matches ? "1" : "0"),
    );
};
