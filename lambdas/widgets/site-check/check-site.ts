import { fetchOutside, type OutsideAnswer } from "#platform/outgoing/fetch-outside.ts";
import { limits } from "#platform/rate-limit/limits.ts";
import { AppError } from "#shared/errors.ts";
import type { Expected, PageCheck } from "./check-page.ts";
import { checkApart } from "./sandbox/check-apart.ts";

const maxBytes = 3_000_000;
const timeoutSeconds = 10;
const inMinute = 10;
const inDay = 300;

/**
 * Gets a page of the owner's site and looks for a widget there. Throws AppError `rate_limited`, as `fetchOutside` does,
 * and `unavailable` for a page that is none.
 */
export const checkSite = async (
  accountId: string,
  url: string,
  expected: Expected,
): Promise<PageCheck & { url: string }> => {
  const answer = await fetchOutside(url, {
    maxBytes,
    timeoutSeconds,
    headers: {
      "user-agent": "DocentSiteCheck/1.0 (looks for a chat widget at the request of its owner)",
      accept: "text/html,application/xhtml+xml",
    },
  });
  requirePage(answer);
  return { ...(await checkApart(accountId, answer, expected)), url: answer.url };
};

const requirePage = ({ status, headers, url }: OutsideAnswer): void => {
  const { host } = new URL(url);
  if (status < 200 || status > 299)
    throw new AppError("unavailable", `${host} answers ${status}${meaningOf(status)}. Check the address.`);
  if (!/html/i.test(headers["content-type"] ?? "text/html"))
    throw new AppError("unavailable", `${host} has no web page at this address. Check the address.`);
};

const meaningOf = (status: number): string => {
  if (status === 401 || status === 403) return ", so it does not let this check in";
  return status === 404 || status === 410 ? ", so there is no such page" : "";
};

/** Throws AppError `rate_limited` if the account checked too many pages. */
export const limitSiteChecks = async (accountId: string): Promise<void> => {
  const subject = `${accountId}#SITECHECKS`;
  const refusal = "Your account has checked many pages in a short time.";
  await limits({ subject, per: "minute", bounds: [{ name: "all", most: inMinute, refusal }] }).pass();
  const full = "Your account has checked very many pages today.";
  await limits({ subject, per: "day", bounds: [{ name: "all", most: inDay, refusal: full }] }).pass();
};
