import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Chatbot } from "#shared/chatbots/routes.ts";
import { AppError } from "#shared/errors.ts";
import { api } from "../../lib/api/api.ts";
import { toast } from "../../lib/toaster.ts";

/** Duplicates a chatbot. A copy whose documents could not all be copied stays, and a toast says why. */
export const useDuplicating = () => {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all(
      ["chatbots", "documents", "analytics"].map((area) => client.invalidateQueries({ queryKey: [area] })),
    );
  return useMutation({
    mutationFn: async ({ id }: Chatbot) => {
      const { copy } = await api.chatbots.duplicate({ id });
      await refresh();
      try {
        while (!(await api.chatbots.duplicate({ id, copyId: copy.id })).isDone);
        toast.success(`${copy.name} created`, "Its documents are being read.");
      } catch (error) {
        const reason = error instanceof AppError ? error.message : "Something went wrong on the way.";
        toast.error(`${copy.name} lacks some of the documents`, reason);
      }
    },
    meta: { failure: "Failed to duplicate chatbot" },
    onSettled: refresh,
  });
};
