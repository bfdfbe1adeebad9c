import { Button, chakra } from "@chakra-ui/react";
import { Ellipsis, type LucideIcon } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

interface MenuEntry {
  name: string;
  icon: LucideIcon;
  onSelect: () => void;
  isDanger?: boolean;
}

/**
 * A button with a menu. The browser's popover handles the top layer, Escape, clicks outside and the return of focus;
 * arrow keys, Home and End move between the entries.
 */
export const Menu = ({ label, entries }: { label: string; entries: MenuEntry[] }) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => menu.current?.hidePopover();
    window.addEventListener("scroll", close, { capture: true, passive: true });
    window.addEventListener("resize", close);
    return () => {
      window.removeEventListener("scroll", close, { capture: true });
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
        px="0"
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        popoverTarget={id}
      >
        <Ellipsis size={16} />
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
        {entries.map(({ name, icon: Icon, onSelect, isDanger }) => (
          <chakra.button
            key={name}
            type="button"
            role="menuitem"
            tabIndex={-1}
            color={isDanger ? "red.fg" : undefined}
            onClick={() => {
              menu.current?.hidePopover();
              onSelect();
            }}
          >
            <Icon size={16} aria-hidden />
            {name}
          </chakra.button>
        ))}
      </chakra.div>
    </>
  );
};

const itemsOf = (menu: HTMLElement): HTMLElement[] => [
  ...menu.querySelectorAll<HTMLElement>("[role=menuitem]"),
];

const nextIndex = (key: string, at: number, count: number): number | undefined => {
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
};

const gap = 4;

/** Aligns the right edges of menu and button; places the menu above if there is no room below. */
const placeBelow = (button: HTMLElement, menu: HTMLElement): void => {
  const { right, top, bottom } = button.getBoundingClientRect();
  const hasRoom = bottom + gap + menu.offsetHeight < window.innerHeight;
  menu.style.left = `${Math.max(gap, right - menu.offsetWidth)}px`;
  menu.style.top = `${hasRoom ? bottom + gap : Math.max(gap, top - gap - menu.offsetHeight)}px`;
};

const frame = {
  position: "fixed",
  inset: "auto",
  m: "0",
  p: "1",
  minW: "12rem",
  borderWidth: "0",
  borderRadius: "l3",
  bg: "bg.panel",
  color: "fg",
  boxShadow: "raised",
  "& button": {
    display: "flex",
    alignItems: "center",
    gap: "2.5",
    w: "full",
    minH: { base: "11", md: "8" },
    px: "2.5",
    borderRadius: "l2",
    textStyle: "sm",
    textAlign: "start",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
    _focusVisible: { bg: "bg.muted", outlineOffset: "-2px" },
  },
} as const;
