import type { Make } from "../make.ts";

interface Item {
  name: string;
  choose: () => void;
}

const moreLines = "M12 5.5v.01M12 12v.01M12 18.5v.01";

/** A button and the list that it opens, by the pattern of a menu button (WAI-ARIA APG). */
export function menuOf(
  { element, icon }: Make,
  label: string,
  itemsOf: () => Item[],
): { button: HTMLElement; list: HTMLElement } {
  const button = element(
    "button",
    { class: "close more", "aria-label": label, "aria-haspopup": "menu" },
    icon(moreLines),
  );
  const list = element("div", { class: "menu", role: "menu", hidden: "" });
  const set = (isOpen: boolean): void => {
    list.hidden = !isOpen;
    button.ariaExpanded = `${isOpen}`;
  };
  const open = (): void => {
    list.replaceChildren(
      ...itemsOf().map(({ name, choose }) => {
        const item = element("button", { type: "button", role: "menuitem", tabindex: "-1" }, name);
        item.onclick = () => {
          set(false);
          button.focus();
          choose();
        };
        return item;
      }),
    );
    set(true);
    step(0);
  };
  const items = () => [...list.querySelectorAll("button")];
  const step = (to: number): void =>
    items()
      .at(to % items().length)
      ?.focus();
  const focused = (): number => items().findIndex((item) => item.matches(":focus"));
  button.onclick = () => (list.hidden ? open() : set(false));
  list.onkeydown = (event) => {
    const { key } = event;
    if (key === "ArrowDown") step(focused() + 1);
    else if (key === "ArrowUp") step(focused() - 1);
    else if (key === "Escape") {
      event.stopPropagation();
      set(false);
      button.focus();
    } else return;
    event.preventDefault();
  };
  list.addEventListener("focusout", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && (list.contains(relatedTarget) || button === relatedTarget)))
      set(false);
  });
  set(false);
  return { button, list };
}
