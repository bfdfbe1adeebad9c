import { useRef, useState } from "react";
import type { OpenMark } from "./open-source.ts";

interface Place {
  turnId: number;
  /** Counted from 1. */
  number: number;
  mark?: OpenMark;
}

/** The source that the panel shows, by turn and number. Closing returns the focus to the button that opened it. */
export const useOpenSource = () => {
  const [open, setOpen] = useState<Place>();
  const opener = useRef<HTMLElement>(null);
  const close = () => {
    setOpen(undefined);
    opener.current?.focus();
  };
  const toggle = (turnId: number) => (number: number, button: HTMLElement, mark?: OpenMark) => {
    const isOpen = open?.turnId === turnId && open.number === number;
    opener.current = button;
    if (isOpen && open.mark?.index === mark?.index) return close();
    setOpen({ turnId, number, mark });
  };
  return { open, setOpen, toggle, close };
};
