import type { Candidate } from "#shared/candidates/shapes.ts";
import { applicationStatuses } from "#shared/jobs/statuses.ts";
import { Pills } from "#web/ui/pills.tsx";
import { isBlind, nameOf, statusNames } from "../words.ts";
import { useStatus } from "./use-status.ts";

/** A button for each status, each of them from any other. */
export const StatusButtons = ({ candidate }: { candidate: Candidate }) => {
  const { setStatus, wanted } = useStatus();
  const { id } = candidate;
  const blind = isBlind(candidate);
  const status = wanted ?? candidate.status;
  return (
    <Pills
      isOutlined
      label={`Status of ${nameOf(candidate)}`}
      values={applicationStatuses}
      value={status}
      wordFor={(one) => statusNames[one]}
      onChange={(one) => one !== status && setStatus({ id, status: one, blind, former: status })}
    />
  );
};
