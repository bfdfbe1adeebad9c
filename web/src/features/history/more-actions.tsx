import { Box } from "@chakra-ui/react";
import { FileBraces, FileSpreadsheet, Trash2 } from "lucide-react";
import { useState } from "react";
import type { HistoryFilter } from "#shared/history/routes.ts";
import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";
import { Menu } from "../../ui/menu/menu.tsx";
import { useExport } from "./export/use-export.ts";

const DeleteAll = lazyDialog(async () => (await import("./delete-all.tsx")).DeleteAll);

/** Further formats of the export, and the deletion of everything that the filter shows. */
export const MoreActions = ({ filter }: { filter: Partial<HistoryFilter> }) => {
  const { start } = useExport(filter);
  const [isDeleting, setDeleting] = useState(false);
  return (
    <Box style={{ flexGrow: 0 }}>
      <Menu
        label="More exports and actions"
        entries={[
          {
            name: "Export as JSON Lines",
            note: "One conversation per line, for scripts",
            icon: FileBraces,
            onSelect: () => start("jsonl"),
          },
          {
            name: "Export conversations as CSV",
            note: "One row per conversation",
            icon: FileSpreadsheet,
            onSelect: () => start("csv-conversations"),
          },
          {
            name: "Export messages as CSV",
            note: "One row per message, with sources",
            icon: FileSpreadsheet,
            onSelect: () => start("csv-messages"),
          },
          {
            name: "Delete these conversations",
            note: "All that the filters show",
            icon: Trash2,
            isDanger: true,
            onSelect: () => setDeleting(true),
          },
        ]}
      />
      {isDeleting && <DeleteAll filter={filter} onClose={() => setDeleting(false)} />}
    </Box>
  );
};
