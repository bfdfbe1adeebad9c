import * as z from "zod";
import { route } from "../contract/route.ts";

/** Room for the longest address, as Base64 with a signature. */
const token = z.string().min(1).max(600);

const Subscriber = z.object({
  email: z.string(),
  confirmed_at: z.string(),
  /** The page with a button, for the text of a mail. */
  unsubscribe_url: z.string(),
  /** The address for a mail's List-Unsubscribe header with List-Unsubscribe-Post (RFC 8058). */
  one_click_url: z.string(),
});

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
