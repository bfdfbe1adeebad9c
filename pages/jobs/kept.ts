/** An application as this browser keeps it, so that a reload, a closed tab or a crash loses nothing. */
export interface Kept {
  /** Made with the first application; the same session gets the same one again. */
  sessionId?: string | undefined;
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
  write: (change: Kept) => void;
  sessionId: () => string;
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
  let held: Kept = {};
  const read = (): Kept => (storage ? parsed(storage.getItem(name)) : held);
  const write = (change: Kept): void => {
    held = { ...read(), ...change };
    storage?.setItem(name, JSON.stringify(held));
  };
  return {
    read,
    write,
    sessionId: () => {
      const sessionId = read().sessionId ?? newSessionId();
      write({ sessionId });
      return sessionId;
    },
    forget: () => {
      held = {};
      storage?.removeItem(name);
    },
    follow: (moved) =>
      addEventListener("storage", ({ key, oldValue, newValue }) => {
        if (key === name && signOf(parsed(oldValue)) !== signOf(parsed(newValue))) moved();
      }),
    lasts: storage !== undefined,
  };
}

const signOf = ({ token, turn }: Kept): string => `${token} ${turn}`;

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

const parsed = (text: string | null): Kept => {
  try {
    return JSON.parse(text ?? "{}") ?? {};
  } catch {
    return {};
  }
};
