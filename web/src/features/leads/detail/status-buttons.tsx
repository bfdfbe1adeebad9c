import { leadStatuses } from "#shared/leads/bounds.ts";
import type { LeadDetail } from "#shared/leads/shapes.ts";
import { Part } from "#web/ui/page/part.tsx";
import { Pills } from "#web/ui/pills.tsx";
import type { Changes } from "../changing/use-changes.ts";
import { statusNames } from "../words.ts";

/** A button for each status; the present one is pressed. */
export const StatusButtons = ({ lead: { id, status }, changes }: { lead: LeadDetail; changes: Changes }) => (
  <Part title="Status">
    <Pills
      isOutlined
      label="Status of this lead"
      values={leadStatuses}
      value={status}
      wordFor={(one) => statusNames[one]}
      onChange={(one) => !changes.isPending && changes.setStatus([id], one)}
    />
  </Part>
);
