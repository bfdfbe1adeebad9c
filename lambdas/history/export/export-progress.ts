import * as z from "zod";

/** How far an export has come: behind the beginning of a conversation, and within it behind a page of its messages. */
export const Progress = z.object({
  after: z.string().optional(),
  within: z.object({ id: z.string(), messages: z.string() }).optional(),
  conversations: z.number().int(),
  messages: z.number().int(),
});
export type Progress = z.infer<typeof Progress>;
