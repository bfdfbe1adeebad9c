import { useLayoutEffect, useRef } from "react";

/**
 * After an entry has left the list, the focus that was in it goes to the heading of the entry that took its place, or of
 * the last one.
 */
export const useNextFocus = (count: number) => {
  const area = useRef<HTMLUListElement>(null);
  const removed = useRef<{ at: number; count: number }>(undefined);
  useLayoutEffect(() => {
    const last = removed.current;
    if (!last || count >= last.count) return;
    removed.current = undefined;
    if (document.activeElement !== document.body) return;
    const headings = area.current?.querySelectorAll<HTMLElement>("[data-heading]");
    headings?.[Math.min(last.at, count - 1)]?.focus();
  }, [count]);
  return {
    area,
    noteRemoval: (at: number) => {
      removed.current = { at, count };
    },
  };
};
