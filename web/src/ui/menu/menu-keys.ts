export const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>("[role^=menuitem]"),
];

/** The index of the entry that a key moves to; undefined for other keys. */
export const nextIndex = (key: string, at: number, count: number): number | undefined => {
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
};

const gap = 4;

/** Aligns the right edges of menu and button; places the menu above if there is no room below. */
export const placeBelow = (button: HTMLElement, menu: HTMLElement): void => {
  const { right, top, bottom } = button.getBoundingClientRect();
  const hasRoom = bottom + gap + menu.offsetHeight < window.innerHeight;
  menu.style.left = `${Math.max(gap, right - menu.offsetWidth)}px`;
  menu.style.top = `${hasRoom ? bottom + gap : Math.max(gap, top - gap - menu.offsetHeight)}px`;
};
