import { type RefObject, useEffect } from "react";

/** Pixels; the usual distance of toasts from the top of the window. */
const defaultTop = 80;
const gap = 8;

/**
 * Lays the toasts of wide screens over the upper part of an element, which has no controls there, wherever it moves
 * within its parent.
 */
export const useToastsOver = (area: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const { style } = document.documentElement;
    const place = () => {
      const top = area.current?.getBoundingClientRect().top ?? 0;
      style.setProperty("--toasts-top", `${Math.max(defaultTop, top + gap)}px`);
    };
    const parent = area.current?.parentElement;
    const resized = new ResizeObserver(place);
    // what appears above the element moves it, and changes no size where the parent is as high as the page
    const changed = new MutationObserver(place);
    if (parent) {
      resized.observe(parent);
      changed.observe(parent, { childList: true, subtree: true });
    }
    const options = { capture: true, passive: true };
    addEventListener("scroll", place, options);
    return () => {
      resized.disconnect();
      changed.disconnect();
      removeEventListener("scroll", place, options);
      style.removeProperty("--toasts-top");
    };
  }, [area]);
};
