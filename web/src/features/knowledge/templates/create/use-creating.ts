import { useMutation, useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import type { UseFormReturn } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import { AppError } from "#shared/errors.ts";
import { api } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { toast } from "#web/lib/toaster.ts";
import { showIssues } from "#web/ui/form/show-issues.ts";
import type { NewTemplate, NewTemplateForm } from "./new-template-form.ts";

const failure = "Failed to create knowledge template";

/** Creates the template and opens it. The dialog stays with all that was typed if it fails. */
export const useCreating = (
  form: UseFormReturn<NewTemplateForm, unknown, NewTemplate>,
  onClose: () => void,
) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { mutate, isPending } = useMutation({
    mutationFn: (wanted: NewTemplate) => api.knowledgeTemplates.create(wanted).catch(saidOfChatbot),
    meta: { failure, signedOut: failure },
    onSuccess: (created) => {
      if (!created) return;
      toast.success("Knowledge template created successfully!");
      // an unsaved form holds navigation back
      flushSync(onClose);
      void navigate(paths.knowledgeTemplate(created.id));
      for (const area of ["knowledgeTemplates", "chatbots", "analytics"])
        void client.invalidateQueries({ queryKey: [area] });
    },
    onError: (error) => showIssues(form, error),
  });
  return { create: (wanted: NewTemplate) => mutate(wanted), isPending };
};

/** The chatbot comes first, so without it nothing was created; a toast of its own says so. */
const saidOfChatbot = (error: unknown): undefined => {
  const isOfChatbot = error instanceof AppError && error.issues?.some(({ path }) => path === "with_chatbot");
  if (!isOfChatbot) throw error;
  toast.error("Failed to create RAG system", error.message);
};
