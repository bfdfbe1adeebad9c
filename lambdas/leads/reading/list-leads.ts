import { chatbotNames } from "#lambdas/core/chatbots/names.ts";
import type { Lead, LeadCounts, LeadFilter } from "#shared/leads/shapes.ts";
import { leadDirectories } from "../directory/directory.ts";
import { countOf, needsNames, select } from "../directory/select.ts";
import { leadsOf } from "./view.ts";

/** Ids of one answer: 1.5 MB, of the 6 MB that a Lambda function may send. */
const idsAtOnce = 50_000;

export const listLeads = async (
  accountId: string,
  { page, limit, ...filter }: LeadFilter & { page: number; limit: number },
): Promise<{ items: Lead[]; total: number }> => {
  const { ids, total } = await selected(accountId, filter, { from: (page - 1) * limit, to: page * limit });
  return { items: await leadsOf(accountId, ids), total };
};

/** The ids of a filter from a position on, with the position after them if there are more. */
export const listIds = async (
  accountId: string,
  { from, ...filter }: LeadFilter & { from: number },
): Promise<{ ids: string[]; from?: number }> => {
  const to = from + idsAtOnce;
  const { ids, total } = await selected(accountId, filter, { from, to });
  return { ids, ...(to < total && { from: to }) };
};

/** The numbers of an account's leads by status; with `since` of those that were left at that ISO time or later. */
export const countLeads = async (
  accountId: string,
  { since }: { since?: string | undefined } = {},
): Promise<LeadCounts> => countOf((await leadDirectories.of(accountId)).cards.values(), since);

const selected = async (accountId: string, filter: LeadFilter, part: { from: number; to: number }) => {
  const [directory, names = new Map<string, string>()] = await Promise.all([
    leadDirectories.of(accountId),
    needsNames(filter) ? chatbotNames(accountId) : undefined,
  ]);
  return select(directory, { filter, names, ...part });
};
