import * as z from "zod";
import { at } from "../contract/fields.ts";
import { baseUrl, model, serverKey } from "./fields.ts";

export const TranscriberForm = z.object({
  base_url: baseUrl,
  /**
   * Absent to keep the stored one, or to take that of the account's provider of language models at the same address; empty
   * for a server that takes none.
   */
  key: serverKey.optional(),
  model,
});
export type TranscriberForm = z.infer<typeof TranscriberForm>;

export const TranscriberState = z.object({
  /** Null if the account has none. Its key is not readable. */
  transcriber: z
    .object({ base_url: z.string(), has_key: z.boolean(), model: z.string(), checked_at: at })
    .nullable(),
  /** The account's provider of language models, whose key serves at its own address. */
  provider: z
    .object({
      base_url: z.string(),
      has_key: z.boolean(),
      /** The model for transcription of its list, if there is one. */
      model: z.string().nullable(),
    })
    .nullable(),
  /** Whether the installation lets this account set one up. */
  may_connect: z.boolean(),
  /** Whether the address may be one of this machine or its network. */
  may_be_private: z.boolean(),
  /** The installation's service, which turns recordings into text without it; null if there is none. */
  installation: z.object({ provider: z.enum(["openai", "amazon"]), model: z.string() }).nullable(),
});
export type TranscriberState = z.infer<typeof TranscriberState>;
