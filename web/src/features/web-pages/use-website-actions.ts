import { useMutation } from "@tanstack/react-query";
import type { Website } from "#shared/web-pages/routes.ts";
import { api, queryClient } from "../../lib/api/api.ts";

/** Refreshing an address and changing how often it is looked at. */
export const useWebsiteActions = ({ id, rag_system_id: chatbotId }: Website) => {
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: ["webPages"] });
  const refresh = useMutation({
    mutationFn: () => api.webPages.refresh({ chatbotId, id }),
    onSuccess,
    meta: { failure: "The pages could not be refreshed" },
  });
  const change = useMutation({
    mutationFn: (frequency: Website["frequency"]) => api.webPages.change({ chatbotId, id, frequency }),
    onSuccess,
    meta: { success: "Saved", failure: "The change could not be saved" },
  });
  return {
    refresh: () => refresh.mutate(),
    isStarting: refresh.isPending,
    change: change.mutate,
    isChanging: change.isPending,
  };
};
