import * as z from "zod";

export const username = z.string().min(1).max(128);
export const email = z
  .string()
  .max(128)
  .regex(/^[^\s@\p{Cc}\p{Cf}]+@[^\s@\p{Cc}\p{Cf}]+$/u, "Username should be an email.")
  .toLowerCase();
export const password = z.string().min(1).max(256);
export const code = z.string().min(1).max(2048);
export const attributes = z
  .array(z.object({ Name: z.string().max(32), Value: z.string().max(2048).default("") }))
  .max(50);

/** Texts that a client hands on to triggers. */
export const metadata = z.record(z.string().max(128), z.string().max(2048));
