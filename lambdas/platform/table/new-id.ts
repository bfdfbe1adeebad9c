import { createHash, randomBytes } from "node:crypto";

const digits = "0123456789abcdefghjkmnpqrstvwxyz";
let lastTime = 0;
let lastRandom = new Uint8Array(0);

/** The prefixes of the ground floor's ids. They are stored and visible: never change one. */
export const groundIds = {
  activity: "act",
  apiKey: "key",
  chatbot: "bot",
  conversation: "conv",
  document: "doc",
  event: "evt",
  indexEdition: "edition",
  indexRevision: "index",
  ledger: "use",
  mergedIndex: "merged",
  message: "msg",
  modelSettings: "llm",
  outbox: "out",
  query: "qry",
  session: "ses",
  widget: "wgt",
} as const;

/** Functions that make the ids of an area with prefixes of its own, beside those of the ground floor. */
export const idKinds = <Kind extends string>(own: Record<Kind, string>) => {
  const prefixes: Record<string, string> = { ...groundIds, ...own };
  const firstIdAt = (kind: Kind | keyof typeof groundIds, time: number): string =>
    `${prefixes[kind]}_${timeDigits(time)}`;
  return {
    /** Sorts before every id of the kind that is made at `time` or later, in milliseconds since 1970. */
    firstIdAt,
    /**
     * A prefixed id that sorts by creation: 10 digits of the time in milliseconds and 16 random ones (80 bits), in
     * Crockford's base 32 as in a ULID (https://github.com/ulid/spec). Ids of one process sort even within a millisecond.
     */
    newId: (kind: Kind | keyof typeof groundIds): string => {
      const now = Date.now();
      lastRandom = now === lastTime ? increment(lastRandom) : randomBytes(16).map((byte) => byte & 31);
      lastTime = now;
      return firstIdAt(kind, now) + [...lastRandom].map((digit) => digits[digit]).join("");
    },
    /** The id that follows from a time, in milliseconds since 1970, and a source: for things that may be made repeatedly. */
    idFrom: (kind: Kind | keyof typeof groundIds, time: number, source: string): string => {
      const bytes = createHash("sha256").update(source).digest().subarray(0, 16);
      return firstIdAt(kind, time) + [...bytes].map((byte) => digits[byte & 31]).join("");
    },
  };
};

const timeDigits = (time: number): string =>
  Array.from({ length: 10 }, (_, place) => digits[Math.floor(time / 32 ** (9 - place)) % 32]).join("");

const increment = (random: Uint8Array): Uint8Array<ArrayBuffer> => {
  const next = new Uint8Array(random);
  for (let place = next.length - 1; place >= 0; place--) {
    next[place] = ((next[place] ?? 0) + 1) & 31;
    if (next[place] !== 0) break;
  }
  return next;
};

export const { firstIdAt, idFrom, newId } = idKinds({});
