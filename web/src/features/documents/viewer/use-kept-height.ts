import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/**
 * The height that an element had when it was last shown, so that nothing moves while it is not. Where the browser
 * does not hold on to what is read, it is held here when something above it grows.
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

const holdBelow = (element: HTMLElement, formerHeight: number): void => {
  const sheet = element.closest("main");
  const isAbove = sheet && element.getBoundingClientRect().top < sheet.getBoundingClientRect().top;
  if (isAbove) sheet.scrollTop += element.offsetHeight - formerHeight;
};
