import { Box } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { Scale } from "lucide-react";
import { fetchCode } from "#web/lib/code/fetch-code.ts";
import { toast } from "#web/lib/toaster.ts";
import { Menu } from "#web/ui/menu/menu.tsx";

/** The export for an audit, for those who may see everything of the account. */
export const AuditMenu = ({ jobId }: { jobId: string | undefined }) => {
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      const { saveAudit } = await fetchCode(() => import("./save-audit.ts"));
      return saveAudit(jobId);
    },
    meta: { failure: "Failed to export the audit" },
    onSuccess: (count) =>
      toast.success("Audit exported", `${count} ${count === 1 ? "application" : "applications"}`),
  });
  return (
    <Box style={{ flexGrow: 0 }}>
      <Menu
        label="More exports"
        entries={[
          {
            name: "Export for an audit",
            note: "Marks, scores and decisions, without who applied",
            icon: Scale,
            onSelect: () => {
              toast.info("The audit is being exported", "The file is saved when it is complete.");
              if (!isPending) mutate();
            },
          },
        ]}
      />
    </Box>
  );
};
