import * as z from "zod";
import { reference } from "../contract/fields.ts";

/** One line of text: line breaks, control characters and runs of spaces become single spaces. */
export const line = (letters: number) =>
  z
    .string()
    .overwrite((text) => text.replaceAll(/[\p{Cc}\s]+/gu, " ").trim())
    .max(letters, `Use at most ${letters} characters.`);

export const text = (letters: number) =>
  z
    .string()
    .trim()
    .min(1, "Write something first.")
    .max(letters, `Use at most ${letters.toLocaleString("en")} characters.`);

/** The post in a path. */
export const id = z.object({ id: reference });
