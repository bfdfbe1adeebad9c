import * as z from "zod";

/** A file that a visitor attached to a conversation. */
export const Attachment = z.object({
  id: z.string(),
  filename: z.string(),
  /** The size of the file, of which only the text is kept. */
  bytes: z.number().int(),
});
export type Attachment = z.infer<typeof Attachment>;
