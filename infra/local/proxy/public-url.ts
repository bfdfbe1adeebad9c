import * as z from "zod";

/** The public address as it is typed: an origin. Browsers withhold what the web app needs from plain http elsewhere. */
export const publicUrl = z.string().transform((typed, { issues }) => {
  const url = URL.parse(typed);
  const message = url ? objection(url) : shape;
  if (url && !message) return url;
  issues.push({ code: "custom", message, input: typed });
  return z.NEVER;
});

const shape = "--url takes the public address without a path, as in --url https://docs.example.org.";

const objection = ({ protocol, hostname, href, origin }: URL): string | undefined => {
  const isOrigin = /^https?:$/.test(protocol) && isName(hostname) && href === `${origin}/`;
  if (!isOrigin) return shape;
  if (protocol === "http:" && !isThisMachine(hostname))
    return "--url takes an address with https; http will do for localhost only.";
  return undefined;
};

const isName = (hostname: string): boolean => /^([a-z0-9.-]+|\[[0-9a-f:]+\])$/.test(hostname);

const isThisMachine = (hostname: string): boolean =>
  /^((.+\.)?localhost|127\.[\d.]+|\[::1\])$/.test(hostname);
