import { type RefObject, useEffect } from "react";
import { placeBelow } from "./place-below.ts";

/** Shows a `popover="manual"` element at its control while it is open. Escape closes it, and not the dialog around it. */
export const usePopover = (
  control: RefObject<HTMLElement | null>,
  popover: RefObject<HTMLElement | null>,
  { isOpen, onClose }: { isOpen: boolean; onClose: () => void },
): void => {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest onClose only sets state
  useEffect(() => {
    const element = popover.current;
    if (!isOpen || !element || !control.current) return;
    const place = () => control.current && placeBelow(control.current, element);
    const onScroll = (event: Event) => {
      if (!(event.target instanceof Node && element.contains(event.target))) place();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      event.preventDefault();
      onClose();
    };
    element.showPopover();
    place();
    window.addEventListener("keydown", onKeyDown, { capture: true });
    window.addEventListener("scroll", onScroll, { capture: true, passive: true });
    window.addEventListener("resize", place);
    return () => {
      element.hidePopover();
      window.removeEventListener("keydown", onKeyDown, { capture: true });
      window.removeEventListener("scroll", onScroll, { capture: true });
      window.removeEventListener("resize", place);
    };
  }, [isOpen]);
};
