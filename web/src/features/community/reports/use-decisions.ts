import { useMutation } from "@tanstack/react-query";
import type { ReportedEntry } from "#shared/forum/shapes.ts";
import { api, query, queryClient } from "#web/lib/api/api.ts";
import { toast } from "#web/lib/toaster.ts";
import type { ListedView } from "../use-view.ts";
import { type Choice, keyOf, nameOf, statusOf } from "./words.ts";

const reread = () => queryClient.invalidateQueries({ queryKey: ["forum"] });

const targetOf = ({ post, reply }: ReportedEntry) => ({ id: post.id, reply_id: reply?.id ?? null });

/** Decisions about entries of a list. Each takes its entry out of the list, and is undone by its toast. */
export const useDecisions = (list: ListedView) => {
  const undo = useMutation({
    mutationFn: (entry: ReportedEntry) =>
      api.forum.moderate({ ...targetOf(entry), status: statusOf(entry), is_decided: list === "decided" }),
    meta: { failure: "The decision was not taken back" },
    onSuccess: (_, entry) => toast.success(`${nameOf(entry)} is as it was`),
    onSettled: reread,
  });
  const decide = useMutation({
    mutationFn: ({ entry, choice }: { entry: ReportedEntry; choice: Choice }) =>
      api.forum.moderate({ ...targetOf(entry), status: choice.status }),
    meta: { failure: "The decision was not saved" },
    onSuccess: (_, { entry, choice }) => {
      queryClient.setQueryData(
        query("forum", "reports", { view: list }).queryKey,
        (shown) => shown && { ...shown, items: shown.items.filter((one) => keyOf(one) !== keyOf(entry)) },
      );
      toast.success(`${nameOf(entry)} ${choice.says}`, undefined, {
        label: "Undo",
        onClick: () => undo.mutate(entry),
      });
    },
    onSettled: reread,
  });
  const lock = useMutation({
    mutationFn: ({ entry, isLocked }: { entry: ReportedEntry; isLocked: boolean }) =>
      api.forum.moderate({ id: entry.post.id, is_locked: isLocked }),
    meta: { failure: "The post was neither locked nor unlocked" },
    onSuccess: (_, { entry: { post }, isLocked }) =>
      toast.success(
        `${nameOf({ post, reports: [] })} takes ${isLocked ? "no more replies" : "replies again"}`,
      ),
    onSettled: reread,
  });
  const busy = [decide, lock].find(({ isPending }) => isPending)?.variables?.entry;
  return {
    /** The entry that is being decided about. */
    busy: busy && keyOf(busy),
    decide: (entry: ReportedEntry, choice: Choice) => decide.mutate({ entry, choice }),
    lock: (entry: ReportedEntry, isLocked: boolean) => lock.mutate({ entry, isLocked }),
  };
};
