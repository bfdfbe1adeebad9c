import { useState } from "react";
import { unsaved } from "../../lib/browser/unsaved.ts";
import { ConfirmDialog } from "./confirm.tsx";

/** Asks before unsaved changes, or a secret that is shown only once, are discarded. */
export const DiscardQuestion = ({ onClose, onDiscard }: { onClose: () => void; onDiscard: () => void }) => {
  const [{ text, ...words }] = useState(() => (unsaved.hasSecret() ? ofSecret : ofChanges));
  return (
    <ConfirmDialog isOpen onClose={onClose} onConfirm={onDiscard} {...words}>
      {text}
    </ConfirmDialog>
  );
};

const ofChanges = {
  title: "Discard your changes?",
  action: "Discard changes",
  cancel: "Keep editing",
  text: "What you changed here is not saved.",
};
const ofSecret = {
  title: "Close without copying?",
  action: "Close without copying",
  cancel: "Go back",
  text: "It is shown only now and can’t be read again. Copy it to a safe place first.",
};
