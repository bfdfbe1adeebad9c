import { type LeadCounts, type LeadFilter, leadStatuses } from "#shared/contract/lead-shapes.ts";
import { type Card, folded, searchedIn } from "./card.ts";
import type { Directory } from "./directory.ts";
import type { KeptColumn } from "./orders.ts";

/** The names of the account's chatbots by id. */
export type Names = ReadonlyMap<string, string>;

/** Whether a filter is about the chatbots' names. */
export const needsNames = ({ text, sort }: LeadFilter): boolean =>
  Boolean(text) || sort === "rag_system_name";

/** The cards of a filter in its order. Without `names`, none is compared. */
export const select = (directory: Directory, filter: LeadFilter, names: Names = new Map()): Card[] =>
  ordered(directory, filter, names).filter(matcher(filter, names));

export const countOf = (cards: Iterable<Card>): LeadCounts => {
  const counts = { total: 0, new: 0, contacted: 0, qualified: 0, converted: 0, lost: 0 };
  for (const { status } of cards) {
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
    (searchedIn(card).includes(wanted) || statuses.has(card.status) || chatbots.has(card.rag_system_id));
};

const ordered = (directory: Directory, { sort, direction }: LeadFilter, names: Names): readonly Card[] => {
  if (sort === "status") return inGroups(directory, direction, [...leadStatuses], ({ status }) => status);
  if (sort !== "rag_system_name") return byColumn(directory, sort, direction);
  const ids = [...names].toSorted(([, one], [, other]) => one.localeCompare(other, "en"));
  return inGroups(
    directory,
    direction,
    ids.map(([id]) => id),
    (card) => card.rag_system_id,
  );
};

const byColumn = (directory: Directory, column: KeptColumn, direction: "asc" | "desc"): readonly Card[] => {
  const ascending = directory.by(column);
  const sorted = direction === "asc" ? ascending : ascending.toReversed();
  if (sorted.length === directory.cards.size) return sorted;
  return [...sorted, ...newestFirst(directory).filter((card) => card[column] === null)];
};

/** The cards by groups, newest first within each; those of no group come last. */
const inGroups = (
  directory: Directory,
  direction: "asc" | "desc",
  groups: string[],
  groupOf: (card: Card) => string,
): Card[] => {
  const found = new Map<string, Card[]>(
    (direction === "asc" ? groups : groups.toReversed()).map((group) => [group, []]),
  );
  const rest: Card[] = [];
  for (const card of newestFirst(directory)) (found.get(groupOf(card)) ?? rest).push(card);
  return [...found.values(), rest].flat();
};

const newestFirst = (directory: Directory): Card[] => directory.by("created_at").toReversed();
