import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import type { TemplateDetail } from "#shared/knowledge/template-shapes.ts";

interface CreateInterviewDialogProps {
  template: Pick<TemplateDetail, "id" | "name" | "rag_system_id">;
  open: boolean;
  onClose: () => void;
  onCreated?: (interview: KnowledgeInterview) => void;
}

export const CreateInterviewDialog = (_: CreateInterviewDialogProps) => null;
