import { useMutation } from "@tanstack/react-query";
import type { ApplicationStatus } from "#shared/jobs/shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { toast } from "#web/lib/toaster.ts";
import { reread } from "../queries.ts";

interface Wanted {
  id: string;
  status: ApplicationStatus;
  blind: boolean;
  /** The status before, which the toast offers to set again; absent for that itself. */
  former?: ApplicationStatus;
}

/** Sets a candidate's status, and offers to undo it. One chosen while another is saved is saved after it. */
export const useStatus = () => {
  const { mutate, isPending, variables } = useMutation({
    scope: { id: "candidate status" },
    mutationFn: ({ id, status, blind }: Wanted) => api.candidates.setStatus({ id, status, blind }),
    meta: { failure: "Failed to update status" },
    onSuccess: async (_, { id, former, blind }) => {
      toast.success(
        "Application status updated",
        undefined,
        former && { label: "Undo", onClick: () => mutate({ id, status: former, blind }) },
      );
      await reread();
    },
  });
  return { setStatus: mutate, wanted: isPending ? variables.status : undefined };
};
