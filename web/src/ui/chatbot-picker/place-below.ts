const gap = 4;

/** Puts an open popover below its control in the control's width, or above if there is more room. */
export const placeBelow = (control: HTMLElement, popover: HTMLElement): void => {
  const { left, width, top, bottom } = control.getBoundingClientRect();
  const below = window.innerHeight - bottom - 2 * gap;
  const above = top - 2 * gap;
  const isBelow = below >= Math.min(popover.offsetHeight, 240) || below >= above;
  popover.style.minWidth = `${width}px`;
  popover.style.maxHeight = `${Math.min(320, isBelow ? below : above)}px`;
  popover.style.left = `${Math.max(gap, Math.min(left, window.innerWidth - popover.offsetWidth - gap))}px`;
  popover.style.top = isBelow ? `${bottom + gap}px` : "auto";
  popover.style.bottom = isBelow ? "auto" : `${window.innerHeight - top + gap}px`;
};
