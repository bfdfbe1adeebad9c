import { Button, chakra } from "@chakra-ui/react";
import { Check, Ellipsis, type LucideIcon } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { frame } from "./menu-frame.ts";
import { itemsOf, nextIndex, placeBelow } from "./menu-keys.ts";

interface MenuEntry {
  /** Tells entries of the same name apart. */
  id?: string;
  name: string;
  icon?: LucideIcon;
  /** A quiet second line. */
  note?: string;
  onSelect: () => void;
  isDanger?: boolean;
  /** Whether it is the chosen one of several; absent for actions. */
  isChosen?: boolean;
}

interface MenuProps {
  /** The accessible name of the menu, and of its button unless the button has words. */
  label: string;
  entries: MenuEntry[];
  /** The words of the button; three dots if absent. */
  children?: ReactNode;
}

/**
 * A button with a menu. The browser's popover handles the top layer, Escape, clicks outside and the return of focus;
 * arrow keys, Home and End move between the entries.
 */
export const Menu = ({ label, entries, children }: MenuProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => menu.current?.hidePopover();
    const closeUnlessOwn = ({ target }: Event) => target !== menu.current && close();
    window.addEventListener("scroll", closeUnlessOwn, { capture: true, passive: true });
    window.addEventListener("resize", close);
    return () => {
      window.removeEventListener("scroll", closeUnlessOwn, { capture: true });
      window.removeEventListener("resize", close);
    };
  }, [isOpen]);
  const onToggle = ({ newState }: { newState: string }) => {
    setOpen(newState === "open");
    if (newState !== "open" || !button.current || !menu.current) return;
    placeBelow(button.current, menu.current);
    itemsOf(menu.current)[0]?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === "Tab") return event.currentTarget.hidePopover();
    const items = itemsOf(event.currentTarget);
    const to = nextIndex(event.key, items.indexOf(event.target as HTMLElement), items.length);
    if (to === undefined) return;
    event.preventDefault();
    items[to]?.focus();
  };
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        {...(!children && { px: "0", "aria-label": label })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        {children ?? <Ellipsis size={16} />}
      </Button>
      <chakra.div
        ref={menu}
        id={id}
        role="menu"
        aria-label={label}
        popover="auto"
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        css={frame}
      >
        {entries.map(({ id: key, name, icon: Icon, note, onSelect, isDanger, isChosen }) => (
          <chakra.button
            key={key ?? name}
            type="button"
            role={isChosen === undefined ? "menuitem" : "menuitemradio"}
            aria-checked={isChosen}
            tabIndex={-1}
            color={isDanger ? "red.fg" : undefined}
            {...(note && { py: "1.5" })}
            onClick={() => {
              menu.current?.hidePopover();
              onSelect();
            }}
          >
            {Icon && <Icon size={16} aria-hidden />}
            <span className="words">
              <chakra.bdi display="block" truncate title={name}>
                {name}
              </chakra.bdi>
              {note && (
                <chakra.span className="note" display="block">
                  {note}
                </chakra.span>
              )}
            </span>
            {isChosen && <Check size={14} aria-hidden />}
          </chakra.button>
        ))}
      </chakra.div>
    </>
  );
};
