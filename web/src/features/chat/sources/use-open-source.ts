import { useRef, useState } from "react";

interface Place {
  turnId: number;
  /** From 1. */
  number: number;
}

/** Which source of which turn stands open. Closing gives the focus back to the button that opened it. */
export const useOpenSource = () => {
  const [open, setOpen] = useState<Place>();
  const opener = useRef<HTMLElement>(null);
  const close = () => {
    setOpen(undefined);
    opener.current?.focus();
  };
  const toggle = (turnId: number) => (number: number, button: HTMLElement) => {
    if (open?.turnId === turnId && open.number === number) return close();
    opener.current = button;
    setOpen({ turnId, number });
  };
  return { open, setOpen, toggle, close };
};
