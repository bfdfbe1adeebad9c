interface PagePolicy {
  /** Origins besides its own whose sound it plays; none if absent. */
  playFrom?: string[];
  /** Origins besides its own that the page connects to. */
  connectTo?: string[];
  /** The pages that may frame it, as sources of Content Security Policy. */
  ancestors: string;
  hasStyleElements?: boolean;
}

/** The Content Security Policy of a page of the site. */
export const pagePolicy = ({
  connectTo = [],
  playFrom,
  ancestors,
  hasStyleElements = false,
}: PagePolicy): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self'${hasStyleElements ? " 'unsafe-inline'" : ""}`,
    "style-src-attr 'none'",
    "img-src 'self' data: https:",
    "font-src 'self'",
    ...(playFrom ? [`media-src ${["'self'", "blob:", ...playFrom].join(" ")}`] : []),
    `connect-src ${["'self'", ...connectTo].join(" ")}`,
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${ancestors}`,
    // No text becomes script or markup, and no code may create a policy that allows it.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ");
