/** The page that a browser sends a request for. Programs other than browsers can claim any. */
export interface CallingPage {
  /** A page of the product itself, such as the embed page. */
  isOwn: boolean;
  /** Absent for a plain navigation or a program; "null" for a sandboxed frame or a file. */
  origin?: string;
  /** The request opens a tab or a window, rather than a frame. */
  isTab: boolean;
}

/**
 * Browsers let no page set these headers (Fetch: forbidden request-header). Requests of a page to its own origin carry no
 * `origin` if they only read; `sec-fetch-site` tells them from those of programs, on https and on this machine.
 */
export const callingPageOf = (headers: Record<string, string | undefined>): CallingPage => {
  const { origin, host } = headers;
  const isOwn =
    headers["sec-fetch-site"] === "same-origin" || (origin !== undefined && URL.parse(origin)?.host === host);
  return { isOwn, isTab: headers["sec-fetch-dest"] === "document", ...(origin !== undefined && { origin }) };
};
