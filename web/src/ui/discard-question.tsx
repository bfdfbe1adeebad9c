import { ConfirmDialog } from "./confirm.tsx";

/** Asks before unsaved changes are discarded. */
export const DiscardQuestion = ({ onClose, onDiscard }: { onClose: () => void; onDiscard: () => void }) => (
  <ConfirmDialog
    isOpen
    onClose={onClose}
    onConfirm={onDiscard}
    title="Discard your changes?"
    action="Discard changes"
    cancel="Keep editing"
  >
    What you changed here is not saved.
  </ConfirmDialog>
);
