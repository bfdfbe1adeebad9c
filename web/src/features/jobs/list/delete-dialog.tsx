import { Text } from "@chakra-ui/react";
import type { JobPosting } from "#shared/jobs/shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { RemoveDialog } from "#web/ui/dialog/remove-dialog.tsx";
import { counted } from "../words.ts";

/** Says what goes with a posting before it is deleted. */
export const DeleteDialog = ({ job, onClose }: { job: JobPosting; onClose: () => void }) => (
  <RemoveDialog
    isOpen
    onClose={onClose}
    title="Delete job posting?"
    action="Delete posting"
    remove={async () => {
      while (!(await api.jobs.remove({ id: job.id })).isDone);
    }}
    changes={["jobs", "candidates", "conversations", "analytics"]}
    says={{ success: "Job posting deleted", failure: "Failed to delete job posting" }}
  >
    <Text>
      “<bdi>{job.title}</bdi>” goes
      {job.application_count > 0
        ? `, and with it ${withIt(job.application_count)}. Its public page closes.`
        : ", and its public page closes."}{" "}
      This cannot be undone.
    </Text>
    {job.is_active && (
      <Text textStyle="sm" color="fg.muted" mt="2">
        To stop new applications only, deactivate it.
      </Text>
    )}
  </RemoveDialog>
);

const withIt = (count: number): string =>
  count === 1
    ? "its one application, the interview and your notes"
    : `its ${counted(count, "application")}, their interviews and your notes`;
