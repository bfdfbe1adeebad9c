import { useEffect } from "react";

const changed = new Set<symbol>();
let questions: ((mayDiscard: boolean) => void)[] = [];
const listeners = new Set<() => void>();

const announce = (): void => {
  for (const listener of listeners) listener();
};

/** Forms with changes that are not saved, as a store for `useSyncExternalStore`. */
export const unsaved = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  exists: () => changed.size > 0,
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
    changed.clear();
    follow();
  },
};

/** Asks whether the changes may be discarded. */
export const mayDiscard = (): Promise<boolean> =>
  new Promise((resolve) => {
    questions = [...questions, resolve];
    announce();
  });

/** While `isChanged`, closing the tab and leaving the page ask first. */
export const useUnsaved = (isChanged: boolean): void => {
  useEffect(() => {
    if (!isChanged) return;
    const form = Symbol();
    changed.add(form);
    follow();
    return () => {
      changed.delete(form);
      follow();
    };
  }, [isChanged]);
};

/** The browser keeps pages with a `beforeunload` listener out of its back/forward cache, so it is there only if needed. */
const follow = (): void => {
  if (unsaved.exists()) addEventListener("beforeunload", prevent);
  else removeEventListener("beforeunload", prevent);
  announce();
};

const prevent = (event: BeforeUnloadEvent): void => event.preventDefault();
