import { useCallback, useEffect, useRef, useState } from "react";
import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";

const Palette = lazyDialog(async () => (await import("../palette/palette.tsx")).Palette);

let show: (() => void) | undefined;

export const openPalette = (): void => show?.();

/** Opens the command palette on Cmd+K or Ctrl+K, unless a dialog is open. */
export const PaletteHost = () => {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    show = () => setOpen(true);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "k" || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      if (!isDialogOpen()) setOpen(true);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  const close = useCallback(() => setOpen(false), []);
  const takeTyped = useTypedAhead(isOpen, close);
  return isOpen && <Palette takeTyped={takeTyped} onClose={close} />;
};

const isDialogOpen = () => document.querySelector("[aria-modal=true]") !== null;

/** Keeps what is typed while the palette's code loads, so that it goes to no field behind; Escape stops waiting. */
const useTypedAhead = (isOpen: boolean, close: () => void): (() => string) => {
  const typed = useRef("");
  useEffect(() => {
    if (!isOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key } = event;
      if (isDialogOpen() || event.metaKey || event.ctrlKey || event.altKey) return;
      if (key === "Escape") close();
      else if (key === "Backspace") typed.current = typed.current.slice(0, -1);
      else if (key.length === 1) typed.current += key;
      else return;
      event.preventDefault();
    };
    addEventListener("keydown", onKeyDown, true);
    return () => {
      typed.current = "";
      removeEventListener("keydown", onKeyDown, true);
    };
  }, [isOpen, close]);
  return useCallback(() => typed.current, []);
};
