import { Text } from "@chakra-ui/react";
import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { RemoveDialog } from "#web/ui/dialog/remove-dialog.tsx";

interface DeleteDialogProps {
  interview: KnowledgeInterview;
  onClose: () => void;
}

/** Says what goes with an interview before it is deleted. */
export const DeleteDialog = ({ interview, onClose }: DeleteDialogProps) => (
  <RemoveDialog
    isOpen
    onClose={onClose}
    title="Delete interview?"
    action="Delete interview"
    remove={async () => {
      while (!(await api.knowledgeInterviews.remove({ interviewId: interview.id })).isDone);
    }}
    changes={["knowledgeInterviews", "knowledgeTemplates", "documents"]}
    says={{ success: "Interview deleted", failure: "Failed to delete interview" }}
  >
    <Text>
      The interview of <bdi>{interview.interviewee_name}</bdi> goes, with {answers(interview.answered_count)}{" "}
      and the files. {interview.rag_system_name ? <Chatbot name={interview.rag_system_name} /> : null}The
      public link closes. This cannot be undone.
    </Text>
  </RemoveDialog>
);

const Chatbot = ({ name }: { name: string }) => (
  <>
    <bdi>{name}</bdi> cites them no more.{" "}
  </>
);

const answers = (count: number): string =>
  count === 0 ? "what was typed" : count === 1 ? "its one answer" : `its ${count} answers`;
