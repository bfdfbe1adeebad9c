import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import type { LeadFilter } from "#shared/leads/shapes.ts";
import { fetchCode } from "#web/lib/code/fetch-code.ts";
import { toast } from "#web/lib/toaster.ts";
import { leadsIn } from "../words.ts";

/** Exports leads of a filter; `exported` is the number so far. */
export const useExport = (filter: LeadFilter) => {
  const [exported, setExported] = useState(0);
  const { mutate, isPending } = useMutation({
    mutationFn: async (only?: ReadonlySet<string>) => {
      setExported(0);
      const { saveLeads } = await fetchCode(() => import("./save-leads.ts"));
      return saveLeads({ filter, only, onProgress: setExported });
    },
    meta: { failure: "Failed to export leads" },
    onSuccess: (count) => toast.success("Leads exported successfully", leadsIn(count)),
  });
  return { start: mutate, isPending, exported };
};
