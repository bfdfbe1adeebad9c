import { pagePolicy } from "#shared/page-policy.ts";

const everywhere = {
  "x-content-type-options": "nosniff",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
  "cross-origin-opener-policy": "same-origin",
};

/** The security headers of every answer that is no page, of the API, of files and of refusals: nothing in it may run. */
export const answerHeaders: Record<string, string> = {
  ...everywhere,
  "content-security-policy":
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "cross-origin-resource-policy": "same-origin",
};

/** Only for addresses with https alone: it would block later visits by http. */
export const transportHeaders: Record<string, string> = {
  "strict-transport-security": "max-age=63072000; includeSubDomains",
};

/** The same without subdomains, which may belong to others. */
export const hostTransportHeaders: Record<string, string> = {
  "strict-transport-security": "max-age=63072000",
};

/**
 * The security headers of a page of the site. Pages that visitors meet on other sites may be framed; the rest may
 * not. `connectTo` lists the origins besides the site's own that the web app talks to.
 */
export const pageHeaders = (path: string, connectTo: string[]): Record<string, string> => {
  const isFramed = path === "/embed.html" || path === "/public.html";
  const isScript = path.endsWith(".js");
  return {
    ...everywhere,
    // answers can be spoken, after the browser has asked the person
    ...(!isFramed && {
      "permissions-policy": everywhere["permissions-policy"].replace("microphone=()", "microphone=(self)"),
    }),
    "content-security-policy": pagePolicy({
      connectTo,
      // recordings lie where uploads go
      ...(!isFramed && { playFrom: connectTo.filter((origin) => /^https?:/.test(origin)) }),
      ancestors: isFramed ? "*" : "'none'",
      // Emotion writes style elements in the web app; no page has style attributes.
      hasStyleElements: !isFramed,
    }),
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": isFramed || isScript ? "cross-origin" : "same-site",
    ...(isScript && { "access-control-allow-origin": "*" }),
    ...(!isFramed && { "x-frame-options": "DENY" }),
  };
};
