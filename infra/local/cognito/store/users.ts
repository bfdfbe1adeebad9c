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
    save: (user: User): void => void upsert.run(user.sub, user.email, JSON.stringify(user)),
    remove: (sub: string): void => void removal.run(sub),
  };
};

const Row = z.object({ body: z.string().transform((body) => User.parse(JSON.parse(body))) });

const fromRow = (row: unknown): User => Row.parse(row).body;
