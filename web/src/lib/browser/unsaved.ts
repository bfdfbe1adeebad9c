import { useLayoutEffect } from "react";

/** A form with changes, or something that is shown only once and was not copied. */
type Kind = "changes" | "secret";

const held = new Map<symbol, Kind>();
let questions: ((mayDiscard: boolean) => void)[] = [];
const listeners = new Set<() => void>();

const announce = (): void => {
  for (const listener of listeners) listener();
};

/** Changes that are not saved and secrets that are not copied, as a store for `useSyncExternalStore`. */
export const unsaved = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  exists: () => held.size > 0,
  hasSecret: () => [...held.values()].includes("secret"),
  /** True while the reader is asked whether the changes may be discarded. */
  isAsking: () => questions.length > 0,
  answer: (mayDiscard: boolean): void => {
    const asked = questions;
    questions = [];
    if (mayDiscard) unsaved.discard();
    announce();
    for (const resolve of asked) resolve(mayDiscard);
  },
  discard: (): void => {
    held.clear();
    follow();
  },
};

/** Asks whether what is held may be discarded. */
export const mayDiscard = (): Promise<boolean> =>
  new Promise((resolve) => {
    questions = [...questions, resolve];
    announce();
  });

/** Until it is released, closing the tab and leaving the page ask first. Returns the release. */
export const hold = (kind: Kind): (() => void) => {
  const one = Symbol();
  held.set(one, kind);
  follow();
  return () => {
    held.delete(one);
    follow();
  };
};

/** While `isChanged`, closing the tab and leaving the page ask first. */
export const useUnsaved = (isChanged: boolean): void => {
  useLayoutEffect(() => {
    if (isChanged) return hold("changes");
  }, [isChanged]);
};

/** The browser keeps pages with a `beforeunload` listener out of its back/forward cache, so it is there only if needed. */
const follow = (): void => {
  if (unsaved.exists()) addEventListener("beforeunload", prevent);
  else removeEventListener("beforeunload", prevent);
  announce();
};

const prevent = (event: BeforeUnloadEvent): void => event.preventDefault();
