import { createHash } from "node:crypto";
import { outlineOf, placeholderIn } from "#extraction/html/outline.ts";
import type { OutsideAnswer } from "#platform/outgoing/fetch-outside.ts";
import { bareMimeType } from "#shared/documents/file-types.ts";
import type { StoredWebsite } from "../entities.ts";
import { chooseLinks } from "../site/choose-links.ts";
import type { Outcome } from "./outcome.ts";
import { type KnownPage, refuseStandIn } from "./refuse-stand-in.ts";

export interface Place {
  page: KnownPage;
  site: Pick<StoredWebsite, "url" | "start" | "scope">;
}

/** Characters; more than any list shows. */
const maxTitleLength = 200;

/** The text of an answer, or why it is none. A page with the digest of before is the same. */
export const readBody = (
  { headers, body, url }: Pick<OutsideAnswer, "headers" | "body" | "url">,
  { page, site }: Place,
): Outcome => {
  const type = bareMimeType(headers["content-type"] ?? "text/html");
  const isHtml = type === "text/html" || type === "application/xhtml+xml";
  if (!isHtml && type !== "text/plain" && type !== "application/pdf")
    return { kind: "unusable", reason: `It is no web page (${type.slice(0, 60)}).`, links: [] };
  const isText = type !== "application/pdf";
  if (body.length === 0 || (isText && !/\S/.test(body.toString("latin1"))))
    return { kind: "unusable", reason: "The site answers with an empty page.", links: [] };
  const bytes = isText ? asUtf8(body, headers["content-type"] ?? "") : body;
  const outline = isHtml ? outlineOf(bytes) : undefined;
  const digest = outline?.digest ?? createHash("sha256").update(bytes).digest("hex");
  const at = new URL(url);
  const start = page.url === site.url ? at : new URL(site.start);
  const links = outline && site.scope === "links" ? chooseLinks(outline, { page: at, start }) : [];
  const characters = outline?.characters ?? (isText ? bytes.length : undefined);
  const placeholder = outline ? outline.placeholder : isText ? placeholderIn(bytes) : undefined;
  const found = { headers, at, start, digest, characters, placeholder, notes: outline?.notes, links };
  const refusal = refuseStandIn(found, { page, site });
  if (refusal) return refusal;
  if (digest === page.digest) return { kind: "same" };
  return {
    kind: "read",
    url,
    title: (outline?.title || nameOf(at)).slice(0, maxTitleLength).toWellFormed(),
    contentType: isHtml ? "text/html" : type,
    bytes,
    digest,
    characters,
    etag: short(headers.etag),
    lastModified: short(headers["last-modified"]),
    links,
  };
};

/** A charset that the server names stands above the one in the page; the byte order mark keeps it. */
const asUtf8 = (body: Buffer, type: string): Uint8Array => {
  const label = /charset\s*=\s*["']?([\w:.-]+)/i.exec(type)?.[1];
  if (!label) return body;
  try {
    return Buffer.from(`\uFEFF${new TextDecoder(label).decode(body)}`);
  } catch {
    return body;
  }
};

/** The last part of an address, for a page without a title. */
const nameOf = (url: URL): string => {
  const last = url.pathname.split("/").filter(Boolean).at(-1);
  if (!last) return url.host;
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

/** Validators of any length would fill the table. */
const short = (validator: string | undefined): string | undefined =>
  validator && validator.length <= 300 ? validator : undefined;
