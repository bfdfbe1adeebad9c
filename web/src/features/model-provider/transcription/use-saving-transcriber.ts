import { useMutation, useQueryClient } from "@tanstack/react-query";
import { AppError } from "#shared/errors.ts";
import type { TranscriberForm, TranscriberState } from "#shared/model-provider/transcriber.ts";
import { api, query } from "#web/lib/api/api.ts";

/** Has a server for transcription tried and stored. A fault is an error with an issue at its field. */
export const useSavingTranscriber = () => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (form: TranscriberForm): Promise<TranscriberState> => {
      const { state, fault } = await api.modelProvider.saveTranscriber(form);
      if (!fault) return state;
      throw new AppError("invalid", fault.message, [{ path: fault.field, message: fault.message }]);
    },
    meta: { success: "Transcription connected", failure: "Transcription was not connected" },
    onSuccess: (state) => {
      client.setQueryData(query("modelProvider", "readTranscriber", {}).queryKey, state);
      return client.invalidateQueries({ queryKey: ["recordings"] });
    },
  });
};
