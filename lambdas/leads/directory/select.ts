import { folded } from "#lambdas/core/folded.ts";
import { leadStatuses } from "#shared/leads/bounds.ts";
import type { LeadCounts, LeadFilter } from "#shared/leads/shapes.ts";
import type { Card } from "./card.ts";
import type { LeadDirectory } from "./directory.ts";

/** The names of the account's chatbots by id. */
export type Names = ReadonlyMap<string, string>;

interface Selection {
  filter: LeadFilter;
  /** Empty if the filter is not about them. */
  names: Names;
  /** The positions whose ids are wanted, end exclusive. */
  from: number;
  to: number;
}

/** Whether a filter is about the chatbots' names. */
export const needsNames = ({ text, sort }: LeadFilter): boolean =>
  Boolean(text) || sort === "rag_system_name";

/** The ids of a part of what a filter selects, in its order, and the number of all. */
export const select = (
  directory: LeadDirectory,
  { filter, names, from, to }: Selection,
): { ids: string[]; total: number } => {
  const isWanted = matcher(filter, names);
  const ids: string[] = [];
  let total = 0;
  walk(directory, { filter, names }, (card) => {
    if (!isWanted(card)) return;
    if (total >= from && total < to) ids.push(card.id);
    total += 1;
  });
  return { ids, total };
};

export const countOf = (cards: Iterable<Card>, since = ""): LeadCounts => {
  const counts = { total: 0, new: 0, contacted: 0, qualified: 0, converted: 0, lost: 0 };
  for (const { status, created_at } of cards) {
    if (created_at < since) continue;
    counts.total += 1;
    counts[status] += 1;
  }
  return counts;
};

const matcher = ({ status, text }: LeadFilter, names: Names): ((card: Card) => boolean) => {
  const isOfStatus = (card: Card): boolean =>
    status === "any" || (status === "current" ? card.status !== "lost" : card.status === status);
  if (!text) return isOfStatus;
  const wanted = folded(text);
  const chatbots = new Set([...names].flatMap(([id, name]) => (folded(name).includes(wanted) ? [id] : [])));
  const statuses = new Set(leadStatuses.filter((one) => one.includes(wanted)));
  return (card) =>
    isOfStatus(card) &&
    (statuses.has(card.status) || chatbots.has(card.rag_system_id) || card.searched.includes(wanted));
};

type Visit = (card: Card) => void;

/** Visits every card in a filter's order. No list is made, because an account may have 100,000. */
const walk = (
  directory: LeadDirectory,
  { filter: { sort, direction }, names }: Pick<Selection, "filter" | "names">,
  visit: Visit,
): void => {
  const inDirection = (groups: string[]) => (direction === "asc" ? groups : groups.toReversed());
  if (sort === "status")
    walkGroups(directory, { groups: inDirection([...leadStatuses]), groupOf: ({ status }) => status }, visit);
  else if (sort === "rag_system_name")
    walkGroups(
      directory,
      { groups: inDirection(byName(names)), groupOf: (card) => card.rag_system_id },
      visit,
    );
  else walkColumn(directory, { sort, direction }, visit);
};

const byName = (names: Names): string[] =>
  [...names].toSorted(([, one], [, other]) => one.localeCompare(other, "en")).map(([id]) => id);

const walkColumn = (
  directory: LeadDirectory,
  { sort, direction }: { sort: keyof Card; direction: "asc" | "desc" },
  visit: Visit,
): void => {
  const sorted = directory.by(sort);
  if (direction === "asc") for (const card of sorted) visit(card);
  else walkBack(sorted, visit);
  if (sorted.length === directory.cards.size) return;
  walkBack(directory.by("created_at"), (card) => {
    if (card[sort] === null) visit(card);
  });
};

/** The newest first within each group; those of no group come last. */
const walkGroups = (
  directory: LeadDirectory,
  { groups, groupOf }: { groups: string[]; groupOf: (card: Card) => string },
  visit: Visit,
): void => {
  const found = groups.map((): Card[] => []);
  const places = new Map(groups.map((group, at) => [group, at]));
  const rest: Card[] = [];
  walkBack(directory.by("created_at"), (card) =>
    (found[places.get(groupOf(card)) ?? groups.length] ?? rest).push(card),
  );
  for (const group of [...found, rest]) for (const card of group) visit(card);
};

const walkBack = (cards: readonly Card[], visit: Visit): void => {
  for (let at = cards.length - 1; at >= 0; at--) {
    const card = cards[at];
    if (card) visit(card);
  }
};
