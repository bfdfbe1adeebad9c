import type { ReportedEntry } from "#shared/forum/shapes.ts";
import type { ListedView } from "../use-view.ts";

type Status = ReportedEntry["post"]["status"];

export const keyOf = ({ post, reply }: ReportedEntry): string => reply?.id ?? post.id;

export const statusOf = ({ post, reply }: ReportedEntry): Status => reply?.status ?? post.status;

const mostLetters = 60;

const shortened = (text: string): string =>
  text.length > mostLetters ? `${text.slice(0, mostLetters).trimEnd()}…` : text;

/** "“Cheap watches”", "The reply of Bob to “Cheap watches”" */
export const nameOf = ({ post, reply }: ReportedEntry): string =>
  reply
    ? `The reply of ${shortened(reply.author_name)} to “${shortened(post.title)}”`
    : `“${shortened(post.title)}”`;

export interface Choice {
  status: Status;
  /** The words of the button. */
  name: string;
  /** The outcome, as it stands after the name. */
  says: string;
}

const keep: Choice = { status: "published", name: "Keep visible", says: "stays visible" };
const restore: Choice = { status: "published", name: "Restore", says: "is visible again" };
const hide: Choice = { status: "hidden", name: "Hide", says: "is hidden" };
const keepHidden: Choice = { status: "hidden", name: "Keep hidden", says: "stays hidden" };
const remove: Choice = { status: "removed", name: "Remove", says: "is removed" };

/** Decisions about an entry. */
export const choicesFor = (entry: ReportedEntry, list: ListedView): Choice[] => {
  const status = statusOf(entry);
  if (status === "published") return list === "open" ? [keep, hide, remove] : [];
  if (status === "removed") return [restore];
  return list === "open" ? [restore, keepHidden, remove] : [restore, remove];
};

const counted = (reports: number): string => (reports === 1 ? "1 report" : `${reports} reports`);

/** "2 reports", "Hidden by 3 reports", "Removed" */
export const stateOf = (
  entry: ReportedEntry,
  list: ListedView,
): { tone: "good" | "warn" | "bad"; word: string } => {
  const status = statusOf(entry);
  if (status === "removed") return { tone: "bad", word: "Removed" };
  if (status === "published")
    return list === "open"
      ? { tone: "warn", word: `Visible, ${counted(entry.reports.length)}` }
      : { tone: "good", word: "Visible" };
  return { tone: "bad", word: list === "open" ? `Hidden by ${counted(entry.reports.length)}` : "Hidden" };
};
