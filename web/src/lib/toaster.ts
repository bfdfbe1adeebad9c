import type { CreateToasterReturn } from "@chakra-ui/react";

/** More at once would cover what a person works on. */
export const mostShown = 3;

export type ToastMessage = Parameters<CreateToasterReturn["create"]>[0];

/** The store of the mounted toast list, which is loaded with the toast library when the first toast is shown. */
let toaster: CreateToasterReturn | undefined;
let queue: ToastMessage[] = [];
const listeners = new Set<() => void>();

const setQueue = (messages: ToastMessage[]): void => {
  queue = messages;
  for (const listener of listeners) listener();
};

/** Toasts created before the toast list is mounted, as a store for `useSyncExternalStore`. */
export const queuedToasts = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  list: () => queue,
  remove: (message: ToastMessage) => setQueue(queue.filter((one) => one !== message)),
  /** True from the first toast on: the code of the toast list is fetched then. */
  isListNeeded: () => toaster !== undefined || queue.length > 0,
};

/** Shows the queued toasts; called once by the mounted toast list. */
export const showQueuedToasts = (mounted: CreateToasterReturn): void => {
  toaster = mounted;
  const messages = queue;
  setQueue([]);
  for (const message of messages) mounted.create(message);
};

const show =
  (type: "success" | "error" | "info") =>
  (title: string, description?: string, action?: ToastMessage["action"]) => {
    const duration = type === "error" ? Number.POSITIVE_INFINITY : action ? 10_000 : 5000;
    const meta = { createdAt: Date.now() };
    const message: ToastMessage = { type, title, description, action, closable: true, duration, meta };
    dismiss((one) => one.title === title);
    if (!toaster) return setQueue([...queue, message]);
    const oldest = toaster.getVisibleToasts()[mostShown - 1];
    // errors stay, and a message behind three of them would never be seen
    if (oldest) toaster.remove(oldest.id);
    toaster.create(message);
  };

/** Removes the toasts that are meant. */
export const dismiss = (isMeant: (message: ToastMessage) => boolean): void => {
  if (queue.some(isMeant)) setQueue(queue.filter((one) => !isMeant(one)));
  // `toaster.dismiss` does nothing to a toast that is not drawn yet
  for (const one of toaster?.getVisibleToasts() ?? []) if (isMeant(one)) toaster?.remove(one.id);
};

/** Removes all error toasts: their cause is over. */
export const dismissErrors = (): void => dismiss(({ type }) => type === "error");

const freshMilliseconds = 1000;

const isOld = ({ meta }: ToastMessage): boolean =>
  Date.now() - Number(meta?.createdAt ?? 0) > freshMilliseconds;

/**
 * Removes the toasts of the page that is being left; those of the last second announce the step to the next one, and
 * those with an action can still be used there.
 */
export const dismissOld = (): void => dismiss((one) => isOld(one) && !one.action);

/** Removes the errors of former actions when the next one begins; not those of actions that run beside it. */
export const dismissOldErrors = (): void => dismiss((one) => one.type === "error" && isOld(one));

/**
 * Shows a message for five seconds, one with an action for ten. Errors stay until they are closed. The same message is
 * shown once at a time.
 */
export const toast = { success: show("success"), error: show("error"), info: show("info") };
