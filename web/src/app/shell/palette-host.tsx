import { useEffect, useState } from "react";
import { lazyDialog } from "../../ui/lazy-part.tsx";

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
      if (!document.querySelector("[aria-modal=true]")) setOpen(true);
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, []);
  return isOpen && <Palette onClose={() => setOpen(false)} />;
};
