import * as z from "zod";

/** The output of a route with `isFile`: it is sent as it is, and may be loaded by pages of any origin. */
export const FileReply = z.object({
  contentType: z.string(),
  content: z.custom<string | Uint8Array>(
    (content) => typeof content === "string" || content instanceof Uint8Array,
  ),
  /** 200 if absent. */
  status: z.number().int().optional(),
  /** Whether the page may ask for the microphone. */
  takesMicrophone: z.boolean().optional(),
  /** When a refused request may be sent again. */
  retryAfterSeconds: z.number().optional(),
  /** Its Content Security Policy. */
  policy: z.string(),
  /** How long browsers and CloudFront may keep it; 0 forbids it. */
  cacheSeconds: z.number().int().nonnegative(),
  /** How long CloudFront alone may keep it; browsers ask each time. */
  sharedCacheSeconds: z.number().int().nonnegative().optional(),
});
export type FileReply = z.infer<typeof FileReply>;
