import { inject } from "vitest";

/** A mail in the mailbox of a product. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  link?: string;
  html?: string;
  unsubscribe?: string;
}

/** The mails to an address, newest first. */
export const mailsTo = async (email: string, url = inject("url")): Promise<Mail[]> => {
  const { mailUrl } = await (await fetch(`${url}/config.json`)).json();
  const mails: Mail[] = await (await fetch(new URL("mails.json", mailUrl))).json();
  return mails.filter(({ to }) => to === email);
};
