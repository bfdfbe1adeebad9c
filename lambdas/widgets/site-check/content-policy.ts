import { createHash } from "node:crypto";

/** A Content Security Policy: sources by directive. */
export type ContentPolicy = ReadonlyMap<string, string[]>;

/**
 * The policies in the value of a header, or of one `<meta>` element, which knows fewer directives (Content Security
 * Policy Level 3, 2.2 and 3.3).
 */
export const policiesIn = (value: string, isMeta = false): ContentPolicy[] =>
  value.split(",").flatMap((text) => {
    const policy = new Map<string, string[]>();
    for (const directive of text.split(";")) {
      const [name = "", ...sources] = directive.trim().split(/\s+/);
      const known = name.toLowerCase();
      // of a directive that stands twice the first one counts
      if (known && !policy.has(known) && !(isMeta && onlyInHeaders.test(known))) policy.set(known, sources);
    }
    return policy.size > 0 ? [policy] : [];
  });

const onlyInHeaders = /^(?:report-uri|frame-ancestors|sandbox)$/;

/** The directives that govern a kind of request, from the first that counts to the last. */
const governing = {
  script: ["script-src-elem", "script-src", "default-src"],
  connect: ["connect-src", "default-src"],
  frame: ["frame-src", "child-src", "default-src"],
  image: ["img-src", "default-src"],
};
export type RequestKind = keyof typeof governing;

/** The directive of a policy that governs a kind of request, with its sources; undefined if none does. */
export const directiveFor = (
  policy: ContentPolicy,
  kind: RequestKind,
): { name: string; sources: string[] } | undefined => {
  const name = governing[kind].find((one) => policy.has(one));
  return name === undefined ? undefined : { name, sources: policy.get(name) ?? [] };
};

/** Whether sources let a page load an address. `nonce` is that of its element. */
export const allowsAddress = (
  sources: string[],
  address: URL,
  { page, nonce }: { page: URL; nonce?: string | undefined },
): boolean => {
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true;
  if (trustsByNonce(sources)) return false;
  return sources.some((source) => matches(source, address, page));
};

/** With it addresses in the policy count for nothing, but what a trusted script adds is trusted. */
export const trustsByNonce = (sources: string[]): boolean =>
  sources.some((source) => source.toLowerCase() === "'strict-dynamic'");

/** Whether sources let a page run an inline script. */
export const allowsInline = (
  sources: string[],
  { text, nonce }: { text: string; nonce?: string },
): boolean => {
  if (nonce && sources.includes(`'nonce-${nonce}'`)) return true;
  const hashes = sources.flatMap((source) => /^'(sha256|sha384|sha512)-(.+)'$/i.exec(source)?.slice(1) ?? []);
  for (let at = 0; at < hashes.length; at += 2) {
    const [algorithm = "sha256", digest = ""] = hashes.slice(at);
    const plain = digest.replaceAll("-", "+").replaceAll("_", "/");
    if (createHash(algorithm.toLowerCase()).update(text).digest("base64") === plain) return true;
  }
  const isExact = hashes.length > 0 || sources.some((source) => /^'nonce-/i.test(source));
  return !isExact && !trustsByNonce(sources) && sources.some((source) => /^'unsafe-inline'$/i.test(source));
};

/** Whether a source covers an address (6.7.2.7 of the specification). */
const matches = (source: string, address: URL, page: URL): boolean => {
  if (source === "*")
    return /^(?:https?|wss?):$/.test(address.protocol) || address.protocol === page.protocol;
  if (/^'self'$/i.test(source))
    return address.host === page.host && isSafeAs(page.protocol, withoutSocket(address.protocol));
  const scheme = /^([a-z][a-z0-9+.-]*):$/i.exec(source)?.[1];
  if (scheme) return isSafeAs(`${scheme.toLowerCase()}:`, address.protocol);
  const [, given, host = "", port, path = ""] =
    /^(?:([a-z][a-z0-9+.-]*):\/\/)?(\*|(?:\*\.)?[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::(\d+|\*))?(\/[^?#]*)?$/i.exec(
      source,
    ) ?? [];
  if (!host) return false;
  return (
    isSafeAs(given ? `${given.toLowerCase()}:` : page.protocol, address.protocol) &&
    isHost(host.toLowerCase(), address.hostname) &&
    isPort(port, address) &&
    isPath(path, address.pathname)
  );
};

/** A source of http covers https too, and one of WebSockets the requests of the same safety (6.7.2.8). */
const isSafeAs = (allowed: string, protocol: string): boolean =>
  allowed === protocol || (alsoCovered[allowed]?.includes(protocol) ?? false);

const alsoCovered: Record<string, string[]> = {
  "http:": ["https:"],
  "ws:": ["wss:", "http:", "https:"],
  "wss:": ["https:"],
};

const withoutSocket = (protocol: string): string => protocol.replace(/^ws/, "http");

const isHost = (allowed: string, hostname: string): boolean => {
  if (allowed === "*") return true;
  return allowed.startsWith("*.") ? hostname.endsWith(allowed.slice(1)) : hostname === allowed;
};

const defaultPorts: Record<string, string> = { "http:": "80", "https:": "443", "ws:": "80", "wss:": "443" };

const isPort = (allowed: string | undefined, { port, protocol }: URL): boolean => {
  const actual = port || defaultPorts[protocol];
  if (allowed === undefined) return actual === defaultPorts[protocol];
  return allowed === "*" || allowed === actual || (allowed === "80" && actual === "443");
};

/** A path that ends with a slash covers what lies below it. */
const isPath = (allowed: string, path: string): boolean => {
  if (!allowed || allowed === "/") return true;
  return allowed.endsWith("/") ? path.startsWith(allowed) : path === allowed;
};
