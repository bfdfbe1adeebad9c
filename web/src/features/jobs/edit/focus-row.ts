/** After a change of the list: moves the focus to the row at this place, to the control with this `data-act` if it can be used. */
export const focusRow = (list: HTMLElement | null, at: number, act?: string): void => {
  requestAnimationFrame(() => {
    const row = list?.querySelectorAll("[data-row]")[at];
    const wanted = act && row?.querySelector<HTMLElement>(`[data-act="${act}"]:not(:disabled)`);
    const first = row?.querySelector<HTMLElement>("textarea, input, button:not(:disabled)");
    (wanted || first || list?.parentElement?.querySelector<HTMLElement>("button:not(:disabled)"))?.focus();
  });
};
