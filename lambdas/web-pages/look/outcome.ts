/** The finding of a look at one page. */
export type Outcome =
  | { kind: "same" }
  | ReadPage
  /** It has no text of its own that could be read; a former text goes. */
  | { kind: "skipped"; reason: string; isExcluded?: boolean }
  /** It is not there any more, or robots.txt forbids it; a former text goes. */
  | { kind: "gone"; reason: string }
  /** The site answers with something that is not the page's text; a former text stays. */
  | Unusable
  /** It could not be read now; a former text stays. */
  | { kind: "failed"; reason: string };

export interface Unusable {
  kind: "unusable";
  reason: string;
  /** Addresses within the website that it leads to all the same. */
  links: string[];
  /** The address that it sends its readers to, which may be anywhere. */
  movedTo?: string;
  /** It has a fraction of the former text; one that has so again is read. */
  isShrunk?: boolean;
}

export interface ReadPage {
  kind: "read";
  /** The address after redirects. */
  url: string;
  title: string;
  contentType: string;
  bytes: Uint8Array;
  digest: string;
  /** Characters of its main text, if they are known. */
  characters: number | undefined;
  etag: string | undefined;
  lastModified: string | undefined;
  /** Addresses of the pages that it links to, within the website. */
  links: string[];
}
