import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";

interface AccessCodeDialogProps {
  interview: KnowledgeInterview;
  open: boolean;
  onClose: () => void;
}

export const AccessCodeDialog = (_: AccessCodeDialogProps) => null;
