import type { Lead, LeadCounts, LeadFilter } from "#shared/contract/lead-shapes.ts";
import { directoryOf } from "../directory/directories.ts";
import { countOf, needsNames, select } from "../directory/select.ts";
import { chatbotNames, leadsOf } from "./view.ts";

/** Ids of one answer: 1.5 MB, of the 6 MB that a Lambda function may send. */
const idsAtOnce = 50_000;

export const listLeads = async (
  accountId: string,
  { page, limit, ...filter }: LeadFilter & { page: number; limit: number },
): Promise<{ items: Lead[]; total: number }> => {
  const cards = await selected(accountId, filter);
  const ids = cards.slice((page - 1) * limit, page * limit).map(({ id }) => id);
  return { items: await leadsOf(accountId, ids), total: cards.length };
};

/** The ids of a filter from a position on, with the position after them if there are more. */
export const listIds = async (
  accountId: string,
  { from, ...filter }: LeadFilter & { from: number },
): Promise<{ ids: string[]; from?: number }> => {
  const cards = await selected(accountId, filter);
  const next = from + idsAtOnce;
  return { ids: cards.slice(from, next).map(({ id }) => id), ...(next < cards.length && { from: next }) };
};

/** The numbers of an account's leads by status; with `since` of those that were left at that ISO time or later. */
export const countLeads = async (accountId: string, { since = "" } = {}): Promise<LeadCounts> => {
  const { cards } = await directoryOf(accountId);
  const all = [...cards.values()];
  return countOf(since ? all.filter(({ created_at }) => created_at >= since) : all);
};

const selected = async (accountId: string, filter: LeadFilter) => {
  const [directory, names] = await Promise.all([
    directoryOf(accountId),
    needsNames(filter) ? chatbotNames(accountId) : undefined,
  ]);
  return select(directory, filter, names);
};
