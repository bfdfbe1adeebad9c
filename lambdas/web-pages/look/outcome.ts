/** The finding of a look at one page. */
export type Outcome =
  | { kind: "same" }
  | ReadPage
  /** It has no text of its own that could be read; a former text goes. */
  | { kind: "skipped"; reason: string; isExcluded?: boolean }
  /** It is not there any more, or robots.txt forbids it; a former text goes. */
  | { kind: "gone"; reason: string }
  /** It could not be read now; a former text stays. */
  | { kind: "failed"; reason: string };

export interface ReadPage {
  kind: "read";
  /** The address after redirects. */
  url: string;
  title: string;
  contentType: string;
  bytes: Uint8Array;
  digest: string;
  etag: string | undefined;
  lastModified: string | undefined;
  /** Addresses of the pages that it links to, within the website. */
  links: string[];
}
