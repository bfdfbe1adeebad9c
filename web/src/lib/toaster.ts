import { createToaster } from "@chakra-ui/react";

export const toaster = createToaster({
  placement: "top-end",
  offsets: { top: "80px", right: "24px", bottom: "24px", left: "24px" },
  max: 4,
  pauseOnPageIdle: true,
});

type Options = Parameters<typeof toaster.create>[0];

let isShowing = false;
const waiting: Options[] = [];
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`: whether anything was said yet, so that the place to show it loads only then. */
export const said = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isAnything: () => isShowing || waiting.length > 0,
};

/** Shows what was said before there was a place to show it; called once by that place. */
export const startShowing = (): void => {
  isShowing = true;
  for (const options of waiting.splice(0)) toaster.create(options);
};

const show = (type: "success" | "error" | "info") => (title: string, description?: string) => {
  const duration = type === "error" ? Number.POSITIVE_INFINITY : 5000;
  const options: Options = { type, title, description, closable: true, duration };
  if (type === "error") dismissErrors(title);
  if (isShowing) toaster.create(options);
  else waiting.push(options);
  for (const listener of listeners) listener();
};

/** Takes away errors whose cause is over; where a title is given, those of that title. */
export const dismissErrors = (title?: string): void => {
  const isMeant = (one: Options) => one.type === "error" && (title === undefined || one.title === title);
  waiting.splice(0, waiting.length, ...waiting.filter((one) => !isMeant(one)));
  for (const one of toaster.getVisibleToasts()) if (isMeant(one)) toaster.dismiss(one.id);
};

/** A word about what just happened; errors stay until they are closed or said again. */
export const toast = { success: show("success"), error: show("error"), info: show("info") };
