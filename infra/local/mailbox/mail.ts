import * as z from "zod";

export interface Message {
  to: string;
  subject: string;
  text: string;
  link?: string | undefined;
  /** A whole HTML document. */
  html?: string | undefined;
  /** The address that a mail program posts to when its user unsubscribes. */
  unsubscribe?: string | undefined;
}

export const Mail = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  html: z.string().nullable(),
  unsubscribe: z.string().nullable(),
  sentAt: z.iso.datetime(),
});

export type Mail = z.infer<typeof Mail>;
