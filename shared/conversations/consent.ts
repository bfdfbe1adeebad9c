import * as z from "zod";
import { at, page, pageOf, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";

/** A text that a visitor accepted, and where and when. */
export const Consent = z.object({
  conversation_id: z.string(),
  rag_system_id: z.string(),
  /** Tells one wording from another: the beginning of the SHA-256 of text and purposes. */
  version: z.string(),
  text: z.string(),
  /** For each box that was ticked, what it allows. */
  purposes: z.array(z.string()),
  /** The address of the page on which it was accepted. */
  page: z.string(),
  accepted_at: at,
});
export type Consent = z.infer<typeof Consent>;

export const consentRoutes = {
  consents: route({
    method: "GET",
    path: "/api/consents",
    access: "owner",
    summary: "List the texts that visitors of the account's chatbots accepted, with time and page",
    input: page,
    output: pageOf(Consent),
  }),
  visitorConsent: route({
    method: "POST",
    path: "/functions/v1/visitor-consent",
    access: "visitor",
    summary: "Record that the visitor accepted a text; the same text again changes nothing",
    input: z.object({
      widgetId: reference.optional(),
      ragSlug: reference.optional(),
      text: z
        .string()
        .trim()
        .min(1, "Send the text that was shown.")
        .max(4000, "Use at most 4,000 characters."),
      purposes: z
        .array(z.string().trim().min(1).max(200, "Use at most 200 characters."))
        .max(10, "Name at most 10 purposes.")
        .default([]),
      page: z
        .string()
        .regex(/^https?:\/\/\S+$/, "Send the address of the page.")
        .max(2000),
    }),
    output: Consent,
  }),
};
