import { useMutation } from "@tanstack/react-query";
import { api, queryClient } from "../../lib/api/api.ts";

interface Wanted {
  is_active: boolean;
  sends_waiting?: boolean;
}

/** Switches an endpoint on or off. */
export const useActivation = (id: string) =>
  useMutation({
    mutationFn: (wanted: Wanted) => api.webhooks.activate({ id, ...wanted }),
    meta: { success: "Endpoint changed", failure: "Failed to change the endpoint" },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["webhooks"] }),
  });
