import { Button } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { CannedReply } from "#shared/monitoring/canned-replies.ts";
import { api } from "#web/lib/api/api.ts";
import { useMay } from "#web/lib/session/account.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { RemoveDialog } from "#web/ui/dialog/remove-dialog.tsx";
import { CannedForm } from "./canned-form.tsx";
import { CannedList } from "./canned-list.tsx";

export interface CannedDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called once the dialog is gone. */
  onClosed: () => void;
  onInsert: (content: string) => void;
}

/** Finds a canned reply and inserts it; members who may edit also make, change and delete them here. */
export const CannedDialog = ({ onInsert, ...dialog }: CannedDialogProps) => {
  const mayEdit = useMay()("edits");
  const [edited, setEdited] = useState<CannedReply | "new">();
  const [removed, setRemoved] = useState<CannedReply>();
  const [search, setSearch] = useState("");
  const insert = ({ content }: CannedReply) => {
    onInsert(content);
    dialog.onClose();
  };
  return (
    <>
      <Dialog
        {...dialog}
        title="Canned replies"
        lead="Short texts for what visitors ask again and again. You can change one before you send it."
        actions={
          mayEdit && (
            <Button variant="outline" onClick={() => setEdited("new")}>
              <Plus size={14} />
              New reply
            </Button>
          )
        }
      >
        <CannedList
          search={search}
          onSearch={setSearch}
          onInsert={insert}
          {...(mayEdit && { onEdit: setEdited, onRemove: setRemoved })}
        />
      </Dialog>
      {edited && (
        <CannedForm
          reply={edited === "new" ? undefined : edited}
          name={search}
          onClose={() => setEdited(undefined)}
        />
      )}
      <RemoveDialog
        isOpen={removed !== undefined}
        onClose={() => setRemoved(undefined)}
        remove={async () => removed && api.monitoring.removeCannedReply({ cannedReplyId: removed.id })}
        changes={["canned-replies"]}
        says={{ success: "Canned reply deleted", failure: "Failed to delete the canned reply" }}
        title="Delete canned reply?"
        action="Delete canned reply"
      >
        “{removed?.name}” is gone for all members. Messages that were sent with it stay.
      </RemoveDialog>
    </>
  );
};
