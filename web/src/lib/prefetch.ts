import { useEffect } from "react";
import { matchPath } from "react-router-dom";
import { features } from "./features.ts";

const screens = features.flatMap((feature) => feature.screens);

/** Fetches a screen's code when the pointer or the focus comes upon a link to it. A failure is left to the navigation. */
export const usePrefetch = (): void => {
  useEffect(() => {
    const fetched = new Set<string>();
    const onAim = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/app']");
      const screen = link && screens.find(({ path }) => matchPath(path, link.pathname));
      if (!screen || fetched.has(screen.path)) return;
      fetched.add(screen.path);
      screen.load().catch(() => undefined);
    };
    const events = ["pointerover", "focusin", "touchstart"] as const;
    for (const event of events) addEventListener(event, onAim, { passive: true });
    return () => {
      for (const event of events) removeEventListener(event, onAim);
    };
  }, []);
};
