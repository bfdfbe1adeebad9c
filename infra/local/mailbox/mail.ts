import * as z from "zod";

export interface Message {
  to: string;
  subject: string;
  text: string;
  link?: string | undefined;
}

export const Mail = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  sentAt: z.iso.datetime(),
});

export type Mail = z.infer<typeof Mail>;
