import { paths } from "../../lib/paths.ts";

/** Where the redirect and code of the query lead after signing in; only addresses of this site count. */
export const redirectOf = (query: URLSearchParams): string => {
  const redirect = query.get("redirect");
  if (!redirect || !isOurs(redirect)) return paths.app();
  const code = query.get("code");
  return code ? `${redirect}?code=${code}` : redirect;
};

const isOurs = (address: string): boolean => {
  if (!address.startsWith("/")) return false;
  const here = "https://here.invalid";
  return URL.canParse(address, here) && new URL(address, here).origin === here;
};

/** Whether the signed-in app itself shows this address; any other is another page of the site. */
export const isInApp = (target: string): boolean => /^\/app(?:[/?#]|$)/.test(target);
