import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * Keeps the height of an unmounted element, so that the layout does not shift. If the browser has no scroll anchoring,
 * the scroll position is corrected here when content above it grows.
 */
export const useKeptHeight = (
  element: RefObject<HTMLElement | null>,
  { isShown, guessedHeight }: { isShown: boolean; guessedHeight: number },
): number => {
  const kept = useRef(guessedHeight);
  useLayoutEffect(() => {
    if (isShown && element.current && !holdsByItself) holdBelow(element.current, kept.current);
  }, [isShown, element]);
  useEffect(() => {
    const shown = element.current;
    if (!isShown || !shown) return;
    const observer = new ResizeObserver(() => {
      kept.current = shown.offsetHeight;
    });
    observer.observe(shown);
    return () => observer.disconnect();
  }, [isShown, element]);
  return kept.current;
};

const holdsByItself = CSS.supports("overflow-anchor", "auto");

const holdBelow = (element: HTMLElement, previousHeight: number): void => {
  const sheet = element.closest("main");
  const isAbove = sheet && element.getBoundingClientRect().top < sheet.getBoundingClientRect().top;
  if (isAbove) sheet.scrollTop += element.offsetHeight - previousHeight;
};
