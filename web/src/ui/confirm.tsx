import { Button } from "@chakra-ui/react";
import { type ReactNode, useRef } from "react";
import { Dialog } from "./dialog.tsx";

interface ConfirmDialogProps {
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
  /** A question: "Delete widget?" */
  title: string;
  /** The consequences. */
  children: ReactNode;
  /** The verb again: "Delete widget". */
  action: string;
  isBusy?: boolean;
}

/** Confirms a destructive action; the focus starts on Cancel. */
export const ConfirmDialog = ({
  isOpen,
  onClose,
  onConfirm,
  title,
  children,
  action,
  isBusy,
}: ConfirmDialogProps) => {
  const cancel = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="sm"
      role="alertdialog"
      initialFocus={cancel}
      actions={
        <>
          <Button ref={cancel} variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button colorPalette="red" loading={isBusy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
};
