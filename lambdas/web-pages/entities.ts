import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { WebPage, Website } from "#shared/web-pages/routes.ts";
import { key } from "./names.ts";

export const StoredWebsite = Website.omit({ next_look_at: true }).extend({
  /** The address after redirects, from which on links are followed. */
  start: z.string(),
  /** The number of the present or last look, from 1. */
  look: z.number().int(),
  /** The look whose first addresses are stored. */
  discovered: z.number().int(),
  /** The pass that may write; another one takes over by replacing it. */
  pass: z.string(),
  /** When the next look begins; while it is read, when a pass that was killed is repeated. */
  due_at: z.iso.datetime(),
});
export type StoredWebsite = z.infer<typeof StoredWebsite>;

export interface WebsiteKey {
  rag_system_id: string;
  id: string;
}

export const partition = ({ rag_system_id }: Pick<WebsiteKey, "rag_system_id">) =>
  key("chatbot", rag_system_id);

const websiteKey = (of: WebsiteKey) => ({ pk: partition(of), sk: key("website", of.id) });

export const dueKey = ({ due_at, id }: Pick<StoredWebsite, "due_at" | "id">) => `${due_at}#${id}`;

export const websiteEntity = entity({
  name: "Website",
  shape: StoredWebsite,
  key: websiteKey,
  keysOf: (site) => ({ ...websiteKey(site), gsi1pk: key("website"), gsi1sk: dueKey(site) }),
});

export const StoredPage = WebPage.extend({
  rag_system_id: z.string(),
  website_id: z.string(),
  /** Its place in the order of discovery, from 0. */
  position: z.number().int(),
  /** Chosen when the page is found, so that a repeated pass stores the same document. */
  document_id: z.string(),
  /** The last look that it was part of; 0 before the first. */
  look: z.number().int(),
  /** SHA-256 of the text in the document; absent if there is none. */
  digest: z.string().optional(),
  /** Characters of the main text that the digest is of. */
  characters: z.number().int().optional(),
  /** The last look found a fraction of the former text, and kept that. */
  is_shrunk: z.boolean().optional(),
  etag: z.string().optional(),
  last_modified: z.string().optional(),
  /** Somebody deleted its document: it is not read again. */
  is_excluded: z.boolean().optional(),
});
export type StoredPage = z.infer<typeof StoredPage>;

type PageKey = Pick<StoredPage, "rag_system_id" | "website_id" | "position">;

const pageKey = ({ rag_system_id, website_id, position }: PageKey) => ({
  pk: partition({ rag_system_id }),
  sk: key("webPage", website_id, String(position).padStart(6, "0")),
});

export const pageEntity = entity({ name: "Web page", shape: StoredPage, key: pageKey, keysOf: pageKey });
