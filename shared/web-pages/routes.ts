import * as z from "zod";
import { at, page, pageOf, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";

/** `page`: the address alone; `sitemap`: what the site's sitemap lists; `links`: what is linked below the address. */
export const websiteScopes = ["page", "sitemap", "links"] as const;
export const lookFrequencies = ["daily", "weekly", "never"] as const;

export const defaultPages = 50;
export const maxPages = 500;
export const maxWebsites = 20;

const Frequency = z.enum(lookFrequencies, "Choose daily, weekly or never.");

/** An address whose pages are documents of a chatbot. */
export const Website = z.object({
  id: z.string(),
  rag_system_id: z.string(),
  user_id: z.string(),
  url: z.string(),
  scope: z.enum(websiteScopes),
  page_limit: z.number().int(),
  frequency: Frequency,
  created_at: at,
  /** Its pages are being looked at, since it was added or refreshed or because a look was due. */
  is_reading: z.boolean(),
  /** It was removed, and the documents of its pages are being deleted. */
  is_removed: z.boolean(),
  /** Known pages by their state; `found` leaves out those that are gone, `looked` counts those of the present look. */
  counts: z.object({
    found: z.number().int(),
    looked: z.number().int(),
    read: z.number().int(),
    skipped: z.number().int(),
    failed: z.number().int(),
    gone: z.number().int(),
  }),
  /** More pages were found than the limit allows. */
  has_more: z.boolean(),
  /** The end of the last look. */
  last_look_at: at.optional(),
  next_look_at: at.optional(),
  /** Why the last look ended early, as a sentence. */
  failure_reason: z.string().optional(),
});
export type Website = z.infer<typeof Website>;

/** `failed`: the page could not be read, and its former text still answers; `gone`: it answers no longer. */
export const pageStates = ["waiting", "read", "skipped", "failed", "gone"] as const;

export const WebPage = z.object({
  url: z.string(),
  state: z.enum(pageStates),
  /** The document of its text. */
  document_id: z.string().optional(),
  title: z.string().optional(),
  /** Why it is not read, as a sentence. */
  reason: z.string().optional(),
  /** The last look's finding at a page that is read. */
  change: z.enum(["new", "updated", "same"]).optional(),
  looked_at: at.optional(),
});
export type WebPage = z.infer<typeof WebPage>;

export const NewWebsite = z.object({
  url: z
    .url({
      protocol: /^https?$/,
      error: "Enter a web address that begins with https:// or http://.",
    })
    .max(2000, "Use an address of at most 2,000 characters."),
  scope: z.enum(websiteScopes).default("page"),
  page_limit: z
    .number()
    .int()
    .min(1, "Read at least one page.")
    .max(maxPages, `Read at most ${maxPages} pages.`)
    .default(defaultPages),
  frequency: Frequency.default("weekly"),
});

const inChatbot = z.object({ chatbotId: reference });
const one = inChatbot.extend({ id: reference });
const websites = "/api/chatbots/{chatbotId}/websites";

export const webPages = {
  list: route({
    method: "GET",
    path: websites,
    access: "owner",
    role: "answers",
    summary: "List the addresses whose pages are documents of a chatbot, newest first",
    input: inChatbot.extend(page.shape),
    output: pageOf(Website),
  }),
  add: route({
    method: "POST",
    path: websites,
    access: "owner",
    limit: "heavy",
    summary:
      "Read an address, its sitemap or the pages linked below it as documents; they are read afterwards",
    input: inChatbot.extend(NewWebsite.shape),
    output: Website,
  }),
  pages: route({
    method: "GET",
    path: `${websites}/{id}/pages`,
    access: "owner",
    role: "answers",
    summary: "List the pages that were found at an address, with the reasons why some are not read",
    input: one.extend(page.shape),
    output: pageOf(WebPage),
  }),
  refresh: route({
    method: "POST",
    path: `${websites}/{id}/look`,
    access: "owner",
    limit: "heavy",
    summary: "Look at an address now; does nothing while it is being read",
    input: one,
    output: Website,
  }),
  change: route({
    method: "PUT",
    path: `${websites}/{id}`,
    access: "owner",
    summary: "Change how often an address is looked at",
    input: one.extend({ frequency: Frequency }),
    output: Website,
  }),
  remove: route({
    method: "DELETE",
    path: `${websites}/{id}`,
    access: "owner",
    summary: "Remove an address; the documents of its pages are deleted afterwards",
    input: one,
    output: z.object({}),
  }),
};
