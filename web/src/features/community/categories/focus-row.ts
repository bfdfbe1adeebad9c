/**
 * After a change of the list: moves the focus to the row at this place, to its arrow in the same direction or the other
 * one at the end of the list; without a direction to its name.
 */
export const focusRow = (list: HTMLElement | null, at: number, direction?: "up" | "down"): void => {
  requestAnimationFrame(() => {
    const row = list?.querySelectorAll("[data-row]")[at];
    const arrow =
      direction &&
      (row?.querySelector<HTMLElement>(`[data-act="${direction}"]:not(:disabled)`) ??
        row?.querySelector<HTMLElement>("[data-act]:not(:disabled)"));
    const outside = list?.parentElement?.querySelector<HTMLElement>("button:not(:disabled)");
    (arrow || (row?.querySelector<HTMLElement>("input[data-name]") ?? outside))?.focus();
  });
};
