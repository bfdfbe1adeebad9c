import { matchPath } from "react-router-dom";
import { features } from "../feature/features.ts";

/** Fetches a screen's code when the pointer or the focus comes upon a link to it. A failure is left to the navigation. */
export const prefetchOnAim = (): void => {
  addEventListener("pointerover", onAim);
  addEventListener("focusin", onAim);
};

const onAim = ({ target }: Event): void => {
  const link = target instanceof Element && target.closest("a");
  if (!link) return;
  const screens = features.flatMap((feature) => feature.screens);
  const aimed = screens.find(({ path }) => matchPath(path, link.pathname));
  aimed?.load().catch(() => undefined);
};
