import { useEffect } from "react";

/** Moves the toasts of wide screens below the controls of a page while it is shown; `top` is a CSS length. */
export const useToastsBelow = (top: string): void => {
  useEffect(() => {
    const { style } = document.documentElement;
    style.setProperty("--toasts-top", top);
    return () => void style.removeProperty("--toasts-top");
  }, [top]);
};
