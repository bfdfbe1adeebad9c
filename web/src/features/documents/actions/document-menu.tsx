import { BookOpenText, Download, ExternalLink, FileUp, MessagesSquare, PenLine, Trash2 } from "lucide-react";
import { useNavigate } from "react-router-dom";
import type { Document } from "#shared/documents/document.ts";
import { documentName } from "#shared/documents/document-name.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { useMay } from "#web/lib/session/account.ts";
import { Menu } from "#web/ui/menu/menu.tsx";
import type { DocumentActions } from "./use-document-actions.ts";

interface DocumentMenuProps {
  document: Document;
  actions: DocumentActions;
  onDelete: () => void;
}

/** The menu of actions in a document's row. */
export const DocumentMenu = ({ document, actions, onDelete }: DocumentMenuProps) => {
  const navigate = useNavigate();
  const mayEdit = useMay()("edits");
  const { kind, url, rag_system_id: chatbotId, id, interview } = document;
  return (
    <Menu
      label={`Actions for ${documentName(document)}`}
      entries={[
        { name: "Open", icon: BookOpenText, onSelect: () => void navigate(paths.document(chatbotId, id)) },
        ...(url
          ? [
              {
                name: "Open the page",
                icon: ExternalLink,
                onSelect: () => void window.open(url, "_blank", "noopener"),
              },
            ]
          : []),
        ...(interview
          ? [
              {
                name: "Open the interview",
                icon: MessagesSquare,
                onSelect: () =>
                  void navigate(paths.knowledgeInterview(interview.interview_id, interview.question_id)),
              },
            ]
          : []),
        { name: "Download original", icon: Download, onSelect: actions.download },
        ...(mayEdit
          ? [
              ...(kind === "answer"
                ? [{ name: "Edit answer…", icon: PenLine, onSelect: actions.edit }]
                : kind
                  ? []
                  : [{ name: "Replace file…", icon: FileUp, onSelect: actions.replace }]),
              { name: "Delete", icon: Trash2, onSelect: onDelete, isDanger: true },
            ]
          : []),
      ]}
    />
  );
};
