import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { DatabaseSync } from "node:sqlite";
import * as z from "zod";

const Session = z.object({ id: z.string(), sub: z.string(), authTime: z.number(), expiresAt: z.number() });

export type Session = z.infer<typeof Session>;

export type Sessions = ReturnType<typeof sessionStore>;

const lifetimeMs = 30 * 24 * 3_600_000;

/**
 * Signed-in sessions, 30 days each: opened by a sign-in, found by refresh token (kept hashed) or by id, ended
 * one by one or all of a user. Every token names its session, so ending the session ends them all.
 */
export const sessionStore = (database: DatabaseSync, now: () => number) => {
  const insert = database.prepare("INSERT INTO sessions VALUES (?, ?, ?, ?, ?)");
  const byId = database.prepare("SELECT * FROM sessions WHERE id = ? AND expiresAt > ?");
  const byToken = database.prepare("SELECT * FROM sessions WHERE refreshHash = ? AND expiresAt > ?");
  const removeByToken = database.prepare("DELETE FROM sessions WHERE refreshHash = ?");
  const removeOfUser = database.prepare("DELETE FROM sessions WHERE sub = ?");
  const removeExpired = database.prepare("DELETE FROM sessions WHERE expiresAt <= ?");
  return {
    open(sub: string): { session: Session; refreshToken: string } {
      const refreshToken = randomBytes(48).toString("base64url");
      const session = { id: randomUUID(), sub, authTime: now(), expiresAt: now() + lifetimeMs };
      insert.run(session.id, hash(refreshToken), sub, session.authTime, session.expiresAt);
      return { session, refreshToken };
    },
    find: (id: string): Session | undefined => fromRow(byId.get(id, now())),
    ofRefreshToken: (token: string): Session | undefined => fromRow(byToken.get(hash(token), now())),
    endByRefreshToken: (token: string): void => void removeByToken.run(hash(token)),
    endAll: (sub: string): void => void removeOfUser.run(sub),
    sweep: (): void => void removeExpired.run(now()),
  };
};

const fromRow = (row: unknown): Session | undefined => (row === undefined ? undefined : Session.parse(row));

const hash = (token: string): string => createHash("sha256").update(token).digest("base64url");
