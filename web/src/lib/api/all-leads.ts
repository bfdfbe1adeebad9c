import { AppError } from "#shared/errors.ts";
import type { Lead, LeadFilter } from "#shared/leads/shapes.ts";
import { api } from "./api.ts";

/** Leads of one request. */
const atOnce = 100;

/** The ids of all leads of a filter in its order. */
export const idsOfLeads = async (filter: Partial<LeadFilter>): Promise<string[]> => {
  const found = new Set<string>();
  let from: number | undefined = 0;
  do {
    const part: Awaited<ReturnType<typeof api.leads.ids>> = await api.leads.ids({ ...filter, from });
    for (const id of part.ids) found.add(id);
    from = part.from;
  } while (from !== undefined);
  return [...found];
};

/** Ids in groups that one request takes. */
export const groupsOf = <Item>(items: Item[]): Item[][] =>
  Array.from({ length: Math.ceil(items.length / atOnce) }, (_, at) =>
    items.slice(at * atOnce, (at + 1) * atOnce),
  );

/** The leads of ids in their order, a group at a time; those that have been deleted since are left out. */
export async function* leadsByIds(ids: string[]): AsyncGenerator<Lead[]> {
  for (const group of groupsOf(ids)) yield await leadsOf(group);
}

const leadsOf = async (ids: string[]): Promise<Lead[]> => {
  try {
    return (await api.leads.some({ ids })).items;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return [];
    throw error;
  }
};
