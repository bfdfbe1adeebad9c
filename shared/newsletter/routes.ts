import * as z from "zod";
import { route } from "../contract/route.ts";

/** A subscriber with the addresses at which the subscription ends, for the mails of the operator. */
export const Subscriber = z.object({
  email: z.string(),
  confirmed_at: z.string(),
  /** A page with a button, for the mail's text. */
  unsubscribe_url: z.string(),
  /** For the header `List-Unsubscribe`: a POST to it ends the subscription (RFC 8058). */
  one_click_url: z.string(),
});
export type Subscriber = z.infer<typeof Subscriber>;

/** Room for the longest address, as Base64 with a signature. */
const token = z.string().min(1).max(600);

export const newsletter = {
  subscribe: route({
    method: "POST",
    path: "/api/newsletter/subscriptions",
    access: "public",
    summary: "Have a link sent to an address; the address is kept once the link was used",
    input: z.object({
      email: z
        .string()
        .trim()
        .max(254, "Use at most 254 characters.")
        .pipe(z.email("Enter an email address like name@mail.example")),
    }),
    output: z.object({}),
  }),
  confirm: route({
    method: "POST",
    path: "/api/newsletter/confirmations",
    access: "public",
    summary: "Subscribe the address that a link was sent to",
    input: z.object({ token }),
    output: z.object({ email: z.string() }),
  }),
  unsubscribe: route({
    method: "POST",
    path: "/api/newsletter/unsubscribe/{token}",
    access: "public",
    summary: "Take an address off the list: one click in a mail program (RFC 8058), or the page's button",
    input: z.object({ token }),
    output: z.object({}),
    ignoresBody: true,
  }),
  summary: route({
    method: "GET",
    path: "/api/newsletter/summary",
    access: "owner",
    role: "none",
    summary: "Count the subscribers, as the operator",
    input: z.object({}),
    output: z.object({
      subscriber_count: z.number().int(),
      /** Without mail nobody can subscribe. */
      sends_mail: z.boolean(),
    }),
  }),
  export: route({
    method: "GET",
    path: "/api/newsletter/subscribers",
    access: "owner",
    role: "none",
    summary: "List the subscribers, as the operator",
    input: z.object({ cursor: z.string().max(1000).optional() }),
    output: z.object({ items: z.array(Subscriber), cursor: z.string().optional() }),
  }),
};
