import { useState } from "react";
import { idsOfLeads } from "#web/lib/api/all-leads.ts";
import type { View } from "../use-view.ts";

export interface Selection {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Selects all leads of the filter, of all pages; or none, if all are selected. */
  toggleAll: () => Promise<void>;
  clear: () => void;
}

interface Listed {
  items: { id: string }[];
  total: number;
}

/** The selected leads of a filter; another filter has none. The order does not matter. */
export const useSelection = ({ filter: { status, text } }: View, list: Listed | undefined): Selection => {
  const [{ key, ids }, setSelected] = useState<{ key: string; ids: ReadonlySet<string> }>(nothing);
  const present = `${status} ${text ?? ""}`;
  const own = key === present ? ids : nothing.ids;
  const select = (next: Iterable<string>) => setSelected({ key: present, ids: new Set(next) });
  const toggleAll = async () => {
    const { items, total } = list ?? { items: [], total: 0 };
    if (own.size >= total) select([]);
    else if (items.length === total) select(items.map(({ id }) => id));
    else select(await idsOfLeads({ status, ...(text && { text }) }));
  };
  return {
    ids: own,
    toggle: (id) => select(own.has(id) ? [...own].filter((one) => one !== id) : [...own, id]),
    toggleAll,
    clear: () => select([]),
  };
};

const nothing = { key: "", ids: new Set<string>() };
