import * as z from "zod";

/** Whom owners write to for help: SUPPORT_EMAIL. Throws an Error that says what to change if it is no address. */
export const supportEmail = (address = process.env.SUPPORT_EMAIL): string | undefined => {
  if (!address || z.email().safeParse(address).success) return address || undefined;
  throw new Error(
    `SUPPORT_EMAIL is no e-mail address: ${address}. Give one such as support@example.com, or leave it out.`,
  );
};
