import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { AppError } from "#shared/errors.ts";
import type { LeadChange, LeadStatus } from "#shared/leads/shapes.ts";
import { groupsOf } from "#web/lib/api/all-leads.ts";
import { api } from "#web/lib/api/api.ts";
import { toast } from "#web/lib/toaster.ts";
import { useReread } from "../queries.ts";
import { leadsIn, statusNames } from "../words.ts";

/** How far a change of many leads has come. */
export interface Progress {
  words: string;
  done: number;
  of: number;
}

interface Wanted {
  ids: string[];
  words: string;
  change: (ids: string[]) => Promise<{ changed: LeadChange[] }>;
  /** The toasts after it. */
  success: string;
  failure: string;
  /** The toast after it was undone. */
  undone: string;
}

/** Changes of any number of leads, which show their progress, can be stopped, and are undone by their toast. */
export const useChanges = () => {
  const reread = useReread();
  const [progress, setProgress] = useState<Progress>();
  const isStopped = useRef(false);

  const inGroups = async <Item>(items: Item[], words: string, work: (group: Item[]) => Promise<void>) => {
    isStopped.current = false;
    let done = 0;
    try {
      for (const group of groupsOf(items)) {
        if (isStopped.current) return;
        if (group.length < items.length) setProgress({ words, done, of: items.length });
        await work(group);
        done += group.length;
      }
    } finally {
      setProgress(undefined);
      void reread();
    }
  };

  const undo = useMutation({
    mutationFn: async ({ changed, undone: title }: { changed: LeadChange[]; undone: string }) => {
      let undone = 0;
      await inGroups(changed, title, async (changes) => {
        undone += (await api.leads.undo({ changes })).undone;
      });
      if (undone === 0) throw new AppError("conflict", "What was changed since stays as it is now.");
      const left = changed.length - undone;
      toast.success(title, left > 0 ? `${leadsIn(left)} changed since stay as they are.` : countOf(undone));
    },
    meta: { failure: "Failed to undo" },
  });

  const { mutate, isPending } = useMutation({
    mutationFn: async ({ ids, words, change, success, failure, undone }: Wanted) => {
      const changed: LeadChange[] = [];
      const tell = () => {
        const action = { label: "Undo", onClick: () => undo.mutate({ changed, undone }) };
        toast.success(success, countOf(changed.length), action);
      };
      try {
        await inGroups(ids, words, async (group) => {
          changed.push(...(await unlessGone(change(group), ids.length > 1)));
        });
      } catch (error) {
        if (error instanceof AppError && error.code === "unauthenticated") throw error;
        // those that were changed before can still be undone
        if (changed.length > 0) tell();
        toast.error(failure, error instanceof AppError ? error.message : undefined);
        return false;
      }
      if (changed.length > 0) tell();
      else toast.error(failure, "Others have deleted these leads meanwhile.");
      return true;
    },
  });

  return {
    progress,
    isPending,
    stop: () => {
      isStopped.current = true;
    },
    setStatus: (ids: string[], status: LeadStatus, onDone?: () => void) =>
      mutate(
        {
          ids,
          words: statusNames[status],
          change: (group) => api.leads.setStatus({ ids: group, status }),
          success: "Lead status updated",
          failure: "Failed to update lead status",
          undone: "Status as before",
        },
        { onSuccess: (isDone) => isDone && onDone?.() },
      ),
    remove: (ids: string[], onDone?: () => void) =>
      mutate(
        {
          ids,
          words: "Deleted",
          change: (group) => api.leads.remove({ ids: group }),
          success: "Lead deleted",
          failure: "Failed to delete lead",
          undone: "Deletion undone",
        },
        { onSuccess: (isDone) => isDone && onDone?.() },
      ),
  };
};

export type Changes = ReturnType<typeof useChanges>;

/** Among several leads, those that a colleague has deleted do not matter. */
const unlessGone = async (
  change: Promise<{ changed: LeadChange[] }>,
  isOneOfMany: boolean,
): Promise<LeadChange[]> => {
  try {
    return (await change).changed;
  } catch (error) {
    if (isOneOfMany && error instanceof AppError && error.code === "not_found") return [];
    throw error;
  }
};

const countOf = (count: number): string | undefined => (count > 1 ? leadsIn(count) : undefined);
