/**
 * True if a page of this origin may embed a widget with these domains. Without domains every page may; with some, a page
 * without a readable origin (a sandboxed frame, a file, a program) may not. `*.example.com` covers subdomains at any
 * depth and not example.com itself, as in Content Security Policy; a domain without a port covers all ports.
 */
export const isAllowedOn = (domains: string[], origin: string | undefined): boolean => {
  if (domains.length === 0) return true;
  const page = origin ? URL.parse(origin) : null;
  if (!page || !/^https?:$/.test(page.protocol)) return false;
  const port = page.port || (page.protocol === "https:" ? "443" : "80");
  return domains.some((domain) => {
    const [name = "", onlyPort = port] = domain.split(":");
    const isHost = name.startsWith("*.") ? page.hostname.endsWith(name.slice(1)) : page.hostname === name;
    return isHost && onlyPort === port;
  });
};

/**
 * The domains as sources of `frame-ancestors`, after the product's own origin. A source with `http:` covers `https:` too
 * (Content Security Policy Level 3, 6.7.2.7).
 */
export const ancestorsOf = (domains: string[]): string =>
  domains.length === 0
    ? "*"
    : ["'self'", ...domains.map((domain) => `http://${domain}${domain.includes(":") ? "" : ":*"}`)].join(" ");

/** The domain in what a person typed or pasted, such as `https://Example.com/shop`; undefined without one. */
export const domainIn = (typed: string): string | undefined => {
  const [, wildcard = "", rest = ""] =
    /^(?:https?:\/\/)?(\*\.)?([^/?#\s]+)(?:[/?#]\S*)?$/i.exec(typed.trim()) ?? [];
  const host = rest && URL.parse(`http://${rest}`)?.host;
  return host ? wildcard + host : undefined;
};
