/** A part of the browser's storage that never fails: a browser that blocks it, or has no room left, forgets with the page. */
export interface Store {
  read: (name: string) => string | undefined;
  write: (name: string, text: string | undefined) => void;
  /** Whether it outlives the page. */
  lasts: () => boolean;
}

export function storeOf(kind: "localStorage" | "sessionStorage"): Store {
  const held = new Map<string, string | undefined>();
  let storage = usable(kind);
  return {
    // what could not be stored is newer than what is
    read: (name) => (held.has(name) ? held.get(name) : (storage?.getItem(name) ?? undefined)),
    write: (name, text) => {
      try {
        if (!storage) held.set(name, text);
        else if (text === undefined) storage.removeItem(name);
        else storage.setItem(name, text);
      } catch {
        storage = undefined;
        held.set(name, text);
      }
    },
    lasts: () => storage !== undefined,
  };
}

const usable = (kind: "localStorage" | "sessionStorage"): Storage | undefined => {
  try {
    const storage = window[kind];
    // a web view may have none at all
    storage.getItem("");
    return storage;
  } catch {
    return undefined;
  }
};
