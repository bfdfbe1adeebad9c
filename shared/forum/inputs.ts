import * as z from "zod";
import { reference } from "../contract/fields.ts";
import { most } from "./rules.ts";
import { postTypes } from "./shapes.ts";

/** Searches compare texts of one composition, and half a sign cannot be stored. */
const wellFormed = (text: string): string => text.toWellFormed().normalize("NFC");

/** Whether there is something to see in it. */
const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

export const line = (letters: number) =>
  z
    .string()
    .overwrite((text) =>
      wellFormed(text)
        .replaceAll(/[\p{Cc}\s]+/gu, " ")
        .trim(),
    )
    .max(letters, `Use at most ${letters} characters.`);

export const neededLine = (letters: number, message: string) => line(letters).refine(isVisible, message);

export const text = (letters: number) =>
  z
    .string()
    .overwrite((given) => wellFormed(given).trim())
    .max(letters, `Use at most ${letters.toLocaleString("en")} characters.`)
    .refine(isVisible, "Write something first.");

/** Random, and kept by the browser: the same visitor votes, reports and is counted once. */
export const visitor = z.string().regex(/^[\w-]{16,64}$/, "Reload the page and try again.");

export const filter = z.object({
  q: z.string().max(most.search, `Use at most ${most.search} characters.`).default(""),
  category: z.string().max(100).default(""),
  type: z
    .enum(["", ...postTypes])
    .catch("")
    .default(""),
  cursor: z.string().max(400).optional(),
});

/** A link leads to a page in any case, so what is wrong in its address is shortened or left out. */
export const pageFilter = z.object({
  q: z
    .string()
    .overwrite((words) => words.slice(0, most.search).toWellFormed())
    .max(most.search)
    .catch("")
    .default(""),
  category: z.string().max(100).catch("").default(""),
  type: filter.shape.type,
  cursor: z.string().max(400).optional().catch(undefined),
});

/** Room for 20,000 characters in any script. */
export const bodyBytes = 128 * 1024;

/** The post in a path. */
export const id = z.object({ id: reference });
