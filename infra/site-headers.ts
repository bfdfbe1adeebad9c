/**
 * The security headers of a page of the site. Pages that visitors meet on other sites may be framed; the rest may
 * not. `connectTo` lists the origins besides the site's own that the web app talks to.
 */
export const pageHeaders = (path: string, connectTo: string[]): Record<string, string> => {
  const isFramed = path === "/embed.html" || path === "/public.html";
  const isScript = path.endsWith(".js");
  return {
    "content-security-policy": policy(isFramed, connectTo),
    "strict-transport-security": "max-age=63072000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "cross-origin-resource-policy": isFramed || isScript ? "cross-origin" : "same-site",
    ...(isScript && { "access-control-allow-origin": "*" }),
    ...(!isFramed && { "x-frame-options": "DENY", "cross-origin-opener-policy": "same-origin" }),
  };
};

const policy = (isFramed: boolean, connectTo: string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    // Emotion fills style elements of the web app; no page has styles in attributes
    `style-src 'self'${isFramed ? "" : " 'unsafe-inline'"}`,
    "style-src-attr 'none'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src ${["'self'", ...connectTo].join(" ")}`,
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${isFramed ? "*" : "'none'"}`,
    // no text becomes script or markup, and nothing may make a policy that lets it
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
