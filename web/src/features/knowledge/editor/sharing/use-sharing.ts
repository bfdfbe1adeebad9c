import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { AppError } from "#shared/errors.ts";
import { api, query } from "#web/lib/api/api.ts";
import { toast } from "#web/lib/toaster.ts";

const hasAccess = "This user already has access to the template";

/** Adds a person, and says at the field why that was refused. */
export const useSharing = (templateId: string, onAdded: () => void) => {
  const client = useQueryClient();
  const [refusal, setRefusal] = useState<string>();
  const { mutate, isPending } = useMutation({
    mutationFn: (user_id: string) =>
      api.knowledgeTemplates.share({ templateId, user_id }).catch((error: unknown) => {
        if (error instanceof AppError && error.code === "conflict") return undefined;
        throw error;
      }),
    meta: { failure: "Failed to share template" },
    onSuccess: (access) => {
      if (access) {
        toast.success("Team member added successfully");
        onAdded();
      } else {
        toast.error(hasAccess);
        setRefusal(hasAccess);
      }
    },
    onError: (error) => setRefusal(error.message),
    onSettled: () =>
      client.invalidateQueries({ queryKey: query("knowledgeTemplates", "team", { templateId }).queryKey }),
  });
  return {
    refusal,
    isPending,
    forget: () => setRefusal(undefined),
    add: (userId: string) => {
      if (isPending) return;
      if (userId.trim() === "") setRefusal("Enter a user ID.");
      else mutate(userId.trim());
    },
  };
};
