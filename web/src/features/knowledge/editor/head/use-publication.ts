import type { TemplateDetail } from "#shared/knowledge/template-shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { queryClient } from "#web/lib/api/query-client.ts";
import { useChange } from "../changes/use-change.ts";

/** Makes the template public with its draft interviews. */
export const usePublishing = ({ id: templateId }: TemplateDetail, onDone: () => void) =>
  useChange(templateId, {
    send: (_: undefined) => api.knowledgeTemplates.publish({ templateId, publishes_drafts: true }),
    settle: (template, saved) => ({ ...template, ...saved }),
    says: { success: "Template published successfully!", failure: "Failed to publish template" },
    done: () => {
      onDone();
      void queryClient.invalidateQueries({ queryKey: ["knowledgeInterviews"] });
    },
  });

/** Makes the template private. Its link is kept, or retired for good. */
export const useUnpublishing = ({ id: templateId }: TemplateDetail, onDone: () => void) =>
  useChange(templateId, {
    send: (link: { retires_link: boolean }) => api.knowledgeTemplates.unpublish({ templateId, ...link }),
    settle: (template, saved) => ({ ...template, ...saved }),
    says: { success: "Template unpublished successfully!", failure: "Failed to unpublish template" },
    done: onDone,
  });
