import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { networkOf } from "#platform/access/caller.ts";
import type { Guess } from "./store/lockout.ts";

/** The sender of a request to the pool. */
export interface Caller {
  network: string;
  /** The request's header `cookie`. */
  cookies: string;
}

interface Account {
  sub: string;
  salt: string;
}

export const callerOf = (
  { headers, socket }: IncomingMessage,
  address = socket.remoteAddress ?? "",
): Caller => ({
  network: networkOf(address),
  cookies: headers.cookie ?? "",
});

const ownGuesses = 4;
const strangersGuesses = 40;

/**
 * The counts that a guess at an account's password adds to. A browser that has signed in with this password has a count of
 * its own, so that nobody can keep the owner out by guessing; others count by account and network, and all of them
 * together by account.
 */
export const guessesAt = (caller: Caller, hashKey: string, account: Account): Guess[] =>
  isKnownDevice(caller, hashKey, account)
    ? [{ key: `${account.sub} device`, free: ownGuesses }]
    : [
        { key: `${account.sub} from ${caller.network}`, free: ownGuesses },
        { key: `${account.sub} strangers`, free: strangersGuesses, isShared: true },
      ];

const deviceSeconds = 180 * 24 * 3600;

/** The `set-cookie` that makes a browser a known device of an account, until its password changes. */
export const deviceCookie = (
  hashKey: string,
  account: Account,
  { path, isSecure }: { path: string; isSecure: boolean },
): string =>
  [
    `${cookieName(account.sub)}=${markOf(hashKey, account)}`,
    `Path=${path}`,
    `Max-Age=${deviceSeconds}`,
    "HttpOnly",
    "SameSite=Strict",
    ...(isSecure ? ["Secure"] : []),
  ].join("; ");

const isKnownDevice = ({ cookies }: Caller, hashKey: string, account: Account): boolean => {
  const name = `${cookieName(account.sub)}=`;
  const given = cookies.split(/; */).find((cookie) => cookie.startsWith(name));
  const expected = Buffer.from(name + markOf(hashKey, account));
  const found = Buffer.from(given ?? "");
  return found.length === expected.length && timingSafeEqual(found, expected);
};

const cookieName = (sub: string): string =>
  `docent-device-${createHash("sha256").update(sub).digest("hex").slice(0, 12)}`;

/** The salt changes with the password. */
const markOf = (hashKey: string, { sub, salt }: Account): string =>
  createHmac("sha256", hashKey).update(`device ${sub} ${salt}`).digest("base64url");
