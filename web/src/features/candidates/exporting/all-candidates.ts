import type { CandidateFilter, CandidateRecord } from "#shared/candidates/shapes.ts";
import { AppError } from "#shared/errors.ts";
import { api } from "#web/lib/api/api.ts";
import { flag } from "../queries.ts";

/** Candidates of one request. */
const atOnce = 100;

/** All candidates of a filter in its order, a group at a time; those that have been erased since are left out. */
export async function* allCandidates(filter: CandidateFilter): AsyncGenerator<CandidateRecord[]> {
  const ids = await idsOf(filter);
  for (let from = 0; from < ids.length; from += atOnce) {
    yield await some(ids.slice(from, from + atOnce), filter);
  }
}

const some = async (ids: string[], { blind }: CandidateFilter): Promise<CandidateRecord[]> => {
  try {
    return (await api.candidates.some({ ids, blind })).items;
  } catch (error) {
    if (error instanceof AppError && error.code === "not_found") return [];
    throw error;
  }
};

const idsOf = async (filter: CandidateFilter): Promise<string[]> => {
  const found = new Set<string>();
  let from: number | undefined = 0;
  do {
    const part: Awaited<ReturnType<typeof api.candidates.ids>> = await api.candidates.ids({
      ...filter,
      blind: flag(filter.blind),
      from,
    });
    for (const id of part.ids) found.add(id);
    from = part.from;
  } while (from !== undefined);
  if (found.size === 0) throw new AppError("not_found", "There are no candidates to export.");
  return [...found];
};
