import { randomBytes } from "node:crypto";
import { CognitoError } from "../error.ts";
import type { SrpExchange } from "../secrets/srp.ts";

const lifetimeMs = 3 * 60_000;
const maxOpen = 5_000;

export type Challenge = { sub: string } & (
  | { name: "PASSWORD_VERIFIER"; salt: string; exchange: SrpExchange }
  | { name: "SOFTWARE_TOKEN_MFA"; wrong: number }
  | { name: "NEW_PASSWORD_REQUIRED" }
);

type Named<Name extends Challenge["name"]> = Extract<Challenge, { name: Name }>;

export type Challenges = ReturnType<typeof createChallenges>;

/** Sign-ins half done, for three minutes each. In memory only; the oldest gives way when there are too many. */
export const createChallenges = (now: () => number) => {
  const open = new Map<string, { challenge: Challenge; expiresAt: number }>();
  return {
    /** Remembers the challenge and gives the session string that answers it. */
    open(challenge: Challenge): string {
      const [oldest] = open.keys();
      if (oldest !== undefined && open.size >= maxOpen) open.delete(oldest);
      const session = randomBytes(32).toString("base64url");
      open.set(session, { challenge, expiresAt: now() + lifetimeMs });
      return session;
    },
    /** The challenge of that name behind the session; throws NotAuthorizedException when there is none. */
    find<Name extends Challenge["name"]>(session: string | undefined, name: Name): Named<Name> {
      const entry = open.get(session ?? "");
      if (entry !== undefined && entry.expiresAt > now() && isNamed(entry.challenge, name)) {
        return entry.challenge;
      }
      throw new CognitoError("NotAuthorizedException", "Invalid session for the user.");
    },
    close: (session: string | undefined): void => void open.delete(session ?? ""),
    sweep(): void {
      for (const [session, { expiresAt }] of open) if (expiresAt <= now()) open.delete(session);
    },
  };
};

const isNamed = <Name extends Challenge["name"]>(
  challenge: Challenge,
  name: Name,
): challenge is Named<Name> => challenge.name === name;
