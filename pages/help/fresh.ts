/** CloudFront keeps pages for a minute; a little longer. */
const seconds = 70;

/**
 * Has this browser see pages as they are from now on, and not as CloudFront keeps them for everybody: it keeps pages by
 * this cookie too (infra/aws/site.ts).
 */
export const seeFresh = (): void => {
  const secure = location.protocol === "https:" ? "; secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: CookieStore is missing in Firefox
  document.cookie = `fresh=${Date.now()}; path=/help; max-age=${seconds}; samesite=lax${secure}`;
};
