import { type IconName, iconLines } from "./icon-lines.ts";
import { Markup } from "./markup.ts";

/** A line drawing that says nothing to a screen reader; the style sheet gives its size and stroke. */
export const icon = (name: IconName): Markup =>
  new Markup(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">${iconLines[name]}</svg>`);
