import { useRef, useState } from "react";

interface Place {
  turnId: number;
  /** Counted from 1. */
  number: number;
}

/** The source that the panel shows, by turn and number. Closing returns the focus to the button that opened it. */
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
