import { Text } from "@chakra-ui/react";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { flushSync } from "react-dom";
import { useNavigate } from "react-router-dom";
import type { TemplateDetail } from "#shared/knowledge/template-shapes.ts";
import { api, query } from "#web/lib/api/api.ts";
import { unsaved } from "#web/lib/browser/unsaved.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { ConfirmDialog } from "#web/ui/dialog/confirm.tsx";
import { counted } from "../../words.ts";

/** Says what goes with a template before it is deleted; afterwards the list is shown. */
export const DeleteDialog = ({ template, onClose }: { template: TemplateDetail; onClose: () => void }) => {
  const { id: templateId, rag_system_name } = template;
  const client = useQueryClient();
  const navigate = useNavigate();
  const { data: figures } = useQuery({
    ...query("knowledgeTemplates", "statistics", { templateId }),
    retry: false,
  });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => {
      while (!(await api.knowledgeTemplates.remove({ templateId })).isDone);
    },
    meta: { success: "Template deleted successfully", failure: "Failed to delete template" },
    onSuccess: () => {
      // what is typed in it went with the template
      unsaved.discard();
      flushSync(onClose);
      void navigate(paths.knowledge(), { replace: true });
      client.removeQueries({ queryKey: query("knowledgeTemplates", "get", { templateId }).queryKey });
      for (const area of ["knowledgeTemplates", "knowledgeInterviews", "documents"])
        void client.invalidateQueries({ queryKey: [area] });
    },
  });
  const answers = figures?.questions.reduce((sum, { answered }) => sum + answered, 0) ?? 0;
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title="Delete template?"
      action="Delete Template"
      isBusy={isPending}
      onConfirm={() => mutate()}
    >
      <Text>Are you sure you want to delete this template? This action cannot be undone.</Text>
      <Text textStyle="sm" color="fg.muted" mt="2">
        {figures
          ? `${counted(figures.interviews, "interview")} and ${counted(answers, "answer")} go with it, and are cited no more.`
          : "Its interviews and their answers go with it, and are cited no more."}
        {rag_system_name && (
          <>
            {" "}
            The chatbot <bdi>{rag_system_name}</bdi> stays.
          </>
        )}
      </Text>
    </ConfirmDialog>
  );
};
