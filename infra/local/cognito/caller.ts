import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { networkOf, networksOfSite, siteOf } from "#platform/access/origin/caller.ts";
import type { Guess } from "./store/lockout.ts";

/** The sender of a request to the pool. */
export interface Caller {
  network: string;
  /** The larger network in which one customer may change networks. */
  site: string;
  /** The request's header `cookie`. */
  cookies: string;
  /** A session proves who it is, and only the password is in doubt. */
  isSignedIn?: boolean;
}

interface Account {
  sub: string;
  salt: string;
}

export const callerOf = (
  { headers, socket }: IncomingMessage,
  address = socket.remoteAddress ?? "",
): Caller => ({ ...callerAt(address), cookies: headers.cookie ?? "" });

export const callerAt = (address: string): Caller => ({
  network: networkOf(address),
  site: siteOf(address),
  cookies: "",
});

const ownGuesses = 4;
const strangersGuesses = 40;

/** A browser that has signed in with an account's present password, a network from which somebody did, or neither. */
export type Standing = "device" | "network" | "stranger";

/**
 * The counts that a guess at an account's password adds to. Known devices and networks have counts of their own, so that
 * nobody can keep the owner out by guessing; others count by account and network, by account and site, and all of them
 * together by account.
 */
export const guessesAt = ({ network, site }: Caller, standing: Standing, { sub }: Account): Guess[] => {
  if (standing === "device") return [{ key: `${sub} device`, free: ownGuesses }];
  const own = { key: `${sub} from ${network}`, free: ownGuesses };
  if (standing === "network") return [own];
  return [
    own,
    ...(site === network
      ? []
      : [{ key: `${sub} in ${site}`, free: ownGuesses * networksOfSite, isShared: true }]),
    { key: `${sub} strangers`, free: strangersGuesses, isShared: true },
  ];
};

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

export const isKnownDevice = ({ cookies }: Caller, hashKey: string, account: Account): boolean => {
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
