import { storeOf } from "./storage.ts";

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
  /** Turns to the application of this token; what was written for another one goes. */
  turnTo: (token: string) => void;
  forget: () => void;
  /** Called when another tab has applied, answered or erased. */
  follow: (moved: () => void) => void;
  /** Whether it outlives the page. */
  lasts: () => boolean;
}

/** Keeps it in the browser's storage by the posting's link, or only in the page where a browser has none. */
export function keeperOf(slug: string): Keeper {
  const name = `docent:job:${slug}`;
  const store = storeOf("localStorage");
  const read = (): Kept => parsed(store.read(name));
  const write = (change: Kept): void => store.write(name, JSON.stringify({ ...read(), ...change }));
  return {
    read,
    write,
    sessionId: () => {
      const sessionId = read().sessionId ?? newSessionId();
      write({ sessionId });
      return sessionId;
    },
    turnTo: (token) => {
      if (token !== read().token) write({ token, draft: undefined, turn: undefined, leftAt: undefined });
    },
    forget: () => store.write(name, undefined),
    follow: (moved) =>
      addEventListener("storage", ({ key, oldValue, newValue }) => {
        if (key === name && signOf(parsed(oldValue)) !== signOf(parsed(newValue))) moved();
      }),
    lasts: store.lasts,
  };
}

const signOf = ({ token, turn }: Kept): string => `${token} ${turn}`;

/** A time and random text. */
const newSessionId = (): string =>
  `${Date.now()}-${[...crypto.getRandomValues(new Uint8Array(8))].map((byte) => byte.toString(36)).join("")}`;

const parsed = (text: string | null | undefined): Kept => {
  try {
    return JSON.parse(text ?? "{}") ?? {};
  } catch {
    return {};
  }
};
