import { useState } from "react";
import type { Document } from "#shared/documents/document.ts";

export interface Selection {
  /** The selected documents that are shown. */
  chosen: Document[];
  /** The number of documents that are shown. */
  shown: number;
  isAll: boolean;
  toggle: (id: string) => void;
  toggleAll: () => void;
  clear: () => void;
  /** Selects these only. */
  keep: (ids: string[]) => void;
}

/** The selected ones of the shown documents; what a search hides is not selected. */
export const useSelection = (shown: Document[]): Selection => {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const chosen = shown.filter(({ id }) => ids.has(id));
  const isAll = shown.length > 0 && chosen.length === shown.length;
  return {
    chosen,
    shown: shown.length,
    isAll,
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    toggleAll: () => setIds(new Set(isAll ? [] : shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
    keep: (kept) => setIds(new Set(kept)),
  };
};
