import { Button } from "@chakra-ui/react";
import { Download } from "lucide-react";
import type { HistoryFilter } from "#shared/history/routes.ts";
import { locale } from "#web/lib/format/locale.ts";
import { useExport } from "./use-export.ts";

/** Saves the filtered conversations with their messages as a JSON file. */
export const ExportData = ({ filter }: { filter: Partial<HistoryFilter> }) => {
  const { start, isPending, exported } = useExport(filter);
  return (
    <Button
      variant="outline"
      title="JSON: the conversations that the list shows, with their messages"
      aria-disabled={isPending}
      onClick={() => !isPending && start("json")}
    >
      <Download size={14} />
      {isPending && exported > 0 ? `Exporting ${exported.toLocaleString(locale())}` : "Export Data"}
    </Button>
  );
};
