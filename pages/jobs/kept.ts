/** An application as this browser keeps it, so that a reload, a closed tab or a crash loses nothing. */
export interface Kept {
  /** Made once in this browser; the same session gets the same application again. */
  sessionId: string;
  /** The private link's secret. */
  token?: string | undefined;
  /** Text that was typed and is not stored yet. */
  draft?: { index: number; text: string } | undefined;
  /** How many questions were answered when the page last knew: other tabs look again when it changes. */
  turn?: number | undefined;
  /** The server's time when the page was left. */
  leftAt?: number | undefined;
}

export interface Keeper {
  read: () => Kept;
  write: (change: Partial<Kept>) => void;
  forget: () => void;
  /** Called when another tab has applied, answered or erased. */
  follow: (moved: () => void) => void;
  /** Whether it outlives the page. */
  lasts: boolean;
}

/** Keeps it in the browser's storage by the posting's link, or only in the page where a browser has none. */
export function keeperOf(slug: string): Keeper {
  const name = `docent:job:${slug}`;
  const storage = storageOf(name);
  let held: Kept = { ...parsed(storage?.getItem(name) ?? null), sessionId: "" };
  const read = (): Kept => {
    if (storage) held = { ...held, ...parsed(storage.getItem(name)) };
    if (!held.sessionId) write({ sessionId: newSessionId() });
    return held;
  };
  const write = (change: Partial<Kept>): void => {
    held = { ...held, ...parsed(storage?.getItem(name) ?? null), ...change };
    storage?.setItem(name, JSON.stringify(held));
  };
  return {
    read,
    write,
    forget: () => {
      held = { sessionId: "" };
      storage?.removeItem(name);
    },
    follow: (moved) =>
      addEventListener("storage", ({ key, oldValue, newValue }) => {
        if (key === name && signOf(parsed(oldValue)) !== signOf(parsed(newValue))) moved();
      }),
    lasts: storage !== undefined,
  };
}

const signOf = ({ token, turn }: Partial<Kept>): string => `${token} ${turn}`;

/** A time and random text. */
const newSessionId = (): string =>
  `${Date.now()}-${[...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36)).join("")}`;

const storageOf = (name: string): Storage | undefined => {
  try {
    localStorage.setItem(`${name}:`, "");
    localStorage.removeItem(`${name}:`);
    return localStorage;
  } catch {
    return undefined;
  }
};

const parsed = (text: string | null): Partial<Kept> => {
  try {
    return JSON.parse(text ?? "{}") ?? {};
  } catch {
    return {};
  }
};
