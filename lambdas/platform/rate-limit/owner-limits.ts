import { type OwnerLimit, ownerLimitOf } from "#shared/contract/owner-limit.ts";
import type { Route } from "#shared/contract/route.ts";
import { visitorLimits } from "./bounds.ts";
import { passInProcess } from "./in-process.ts";
import { limits } from "./limits.ts";

/**
 * Counts a request to a route of owners against the limit that the route names. Throws AppError `rate_limited` if the
 * members of the account have used it up.
 */
export const limitRoute = async (route: Pick<Route, "limit" | "method">, accountId: string): Promise<void> =>
  passes[ownerLimitOf(route)](accountId);

/**
 * Throws AppError `rate_limited` if the members of an account asked or searched too much in this minute or today. A
 * question that the minute's limit refuses does not count for the day.
 */
export const limitOwner = async (accountId: string): Promise<void> => {
  const { owner, ownerDay } = visitorLimits();
  const subject = `${accountId}#OWN`;
  const refusal = "Your account asked many questions in a short time.";
  await limits({ subject, per: "minute", bounds: [{ name: "all", most: owner, refusal }] }).pass();
  const full = "Your account has reached its limit of questions for today.";
  await limits({ subject, per: "day", bounds: [{ name: "day", most: ownerDay, refusal: full }] }).pass();
};

const pass = async (accountId: string, name: "changes" | "heavy", refusal: string): Promise<void> => {
  const most = visitorLimits()[name];
  const subject = `${accountId}#${name.toUpperCase()}`;
  await limits({ subject, per: "minute", bounds: [{ name: "all", most, refusal }] }).pass();
};

/** A write for each page that somebody opens would cost more than the page. */
const passRead = (accountId: string, name: "reads" | "reports"): void =>
  passInProcess(`${accountId}#${name}`, {
    most: visitorLimits()[name],
    refusal: "Your account asked for very many pages in a short time.",
  });

const passes: Record<OwnerLimit, (accountId: string) => Promise<void> | void> = {
  questions: limitOwner,
  changes: (accountId) => pass(accountId, "changes", "Your account changed very much in a short time."),
  heavy: (accountId) =>
    pass(accountId, "heavy", "Your account asked for much work in a short time, such as reading documents."),
  reads: (accountId) => passRead(accountId, "reads"),
  reports: (accountId) => passRead(accountId, "reports"),
};
