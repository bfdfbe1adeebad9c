import { paths } from "#web/lib/feature/paths.ts";

/** The address to open after signing in, from the query's `redirect` and `code`; other sites are ignored. */
export const redirectOf = (query: URLSearchParams): string => {
  const redirect = query.get("redirect");
  if (!redirect || !isOurs(redirect)) return paths.app();
  const code = query.get("code");
  return code ? `${redirect}?code=${encodeURIComponent(code)}` : redirect;
};

const isOurs = (address: string): boolean => {
  if (!address.startsWith("/")) return false;
  const here = "https://here.invalid";
  return URL.canParse(address, here) && new URL(address, here).origin === here;
};

/** True for addresses of the signed-in app; others are separate pages of the site. */
export const isInApp = (target: string): boolean => /^\/app(?:[/?#]|$)/.test(target);
