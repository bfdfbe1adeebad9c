import type { DatabaseSync } from "node:sqlite";
import * as z from "zod";

const User = z.object({
  sub: z.uuid(),
  email: z.string(),
  isEmailVerified: z.boolean(),
  status: z.enum(["UNCONFIRMED", "CONFIRMED", "FORCE_CHANGE_PASSWORD", "RESET_REQUIRED"]),
  isEnabled: z.boolean(),
  salt: z.string(),
  verifier: z.string(),
  attributes: z.record(z.string(), z.string()),
  groups: z.array(z.string()),
  totp: z
    .object({ secret: z.string(), isEnabled: z.boolean(), isPreferred: z.boolean(), lastStep: z.number() })
    .nullable(),
  pendingTotpSecret: z.string().nullable(),
  createdAt: z.number(),
  changedAt: z.number(),
});

export type User = z.infer<typeof User>;

export type Users = ReturnType<typeof userStore>;

/** Accounts: one by id or e-mail address, all in order of their making, saved and removed whole. */
export const userStore = (database: DatabaseSync) => {
  const bySub = database.prepare("SELECT body FROM users WHERE sub = ?");
  const byEmail = database.prepare("SELECT body FROM users WHERE email = ?");
  const everyone = database.prepare("SELECT body FROM users ORDER BY rowid");
  const first = database.prepare("SELECT 1 FROM users LIMIT 1");
  const upsert = database.prepare(
    `INSERT INTO users (sub, email, body) VALUES (?, ?, ?)
     ON CONFLICT (sub) DO UPDATE SET email = excluded.email, body = excluded.body`,
  );
  const founder = database.prepare("SELECT value FROM secrets WHERE name = 'founder'");
  const keepFounder = database.prepare("INSERT OR REPLACE INTO secrets VALUES ('founder', ?)");
  // a pool from before the founder was kept
  database.exec("INSERT OR IGNORE INTO secrets SELECT 'founder', sub FROM users ORDER BY rowid LIMIT 1");
  const forgetFounder = database.prepare(
    "UPDATE secrets SET value = '' WHERE name = 'founder' AND value = ?",
  );
  const removal = database.prepare("DELETE FROM users WHERE sub = ?");
  return {
    find(sub: string): User | undefined {
      const row = bySub.get(sub);
      return row && fromRow(row);
    },
    ofEmail(email: string): User | undefined {
      const row = byEmail.get(email.toLowerCase());
      return row && fromRow(row);
    },
    isEmpty: (): boolean => first.get() === undefined,
    list: (): User[] => everyone.all().map(fromRow),
    /** The id of the user who came first to an empty pool; empty if that user has left. */
    founder: (): string | undefined => Founder.parse(founder.get())?.value,
    save(user: User): void {
      if (first.get() === undefined) keepFounder.run(user.sub);
      upsert.run(user.sub, user.email, JSON.stringify(user));
    },
    remove(sub: string): void {
      removal.run(sub);
      forgetFounder.run(sub);
    },
  };
};

const Founder = z.object({ value: z.string() }).optional();

const Row = z.object({ body: z.string().transform((body) => User.parse(JSON.parse(body))) });

const fromRow = (row: unknown): User => Row.parse(row).body;
