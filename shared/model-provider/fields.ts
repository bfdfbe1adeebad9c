import * as z from "zod";

export const model = z
  .string()
  .trim()
  .min(1, "Enter a name.")
  .max(200, "Use at most 200 characters for a name.")
  .regex(/^[ -~]*$/, "A model's name has no such characters.");

export const baseUrl = z
  .string()
  .trim()
  .max(500, "Use at most 500 characters.")
  .transform((text) => text.replace(/(?<!\/)\/+$/, ""))
  .pipe(
    z
      .url({ protocol: /^https?$/, error: "Enter an address, such as https://api.openai.com/v1." })
      .refine((text) => !URL.parse(text)?.username && !URL.parse(text)?.password, {
        error: "An address must not hold a user name or password. Enter the key below.",
      })
      .refine((text) => !/[?#]/.test(text), "Leave out what follows ? or #."),
  );

export const serverKey = z
  .string()
  .trim()
  .max(1000, "Use at most 1,000 characters.")
  .regex(/^[!-~]*$/, "A key is one word of letters, digits and signs.");
