import { useMutation, useQueryClient } from "@tanstack/react-query";
import type * as z from "zod";
import { AppError } from "#shared/errors.ts";
import type { ProviderForm, ProviderState } from "#shared/model-provider/routes.ts";
import { api, query } from "../../lib/api/api.ts";

/** Has a provider tried and stored. A fault is an error with an issue at its field. */
export const useSaving = (meta: { success: string; failure: string }) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (form: z.input<typeof ProviderForm>): Promise<ProviderState> => {
      const { state, fault } = await api.modelProvider.save(form);
      if (!fault) return state;
      throw new AppError("invalid", fault.message, [{ path: fault.field, message: fault.message }]);
    },
    meta,
    onSuccess: (state) => {
      client.setQueryData(query("modelProvider", "read", {}).queryKey, state);
      for (const route of ["failing", "readTranscriber"])
        void client.invalidateQueries({ queryKey: ["modelProvider", route] });
      return client.invalidateQueries({ queryKey: ["chatbotSettings"] });
    },
  });
};
