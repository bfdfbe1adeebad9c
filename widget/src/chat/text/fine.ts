import { adopt, sheetOf } from "../../adopt.ts";
import css from "./fine.css?shadow";

export { parse } from "./read-fine.ts";

/** Dresses what it reads, within a shadow root. */
export const dress = (view: HTMLElement): void => {
  const root = view.getRootNode();
  sheet ??= sheetOf(css);
  if (root instanceof ShadowRoot) adopt(root, sheet);
};

let sheet: CSSStyleSheet | undefined;
