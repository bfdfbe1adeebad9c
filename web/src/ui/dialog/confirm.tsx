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
  /** The button that changes nothing; "Cancel" if absent. */
  cancel?: string;
  isBusy?: boolean;
}

/** Confirms a destructive action; the focus starts on the harmless button. */
export const ConfirmDialog = ({
  isOpen,
  onClose,
  onConfirm,
  title,
  children,
  action,
  cancel = "Cancel",
  isBusy,
}: ConfirmDialogProps) => {
  const harmless = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      size="sm"
      role="alertdialog"
      initialFocus={harmless}
      actions={
        <>
          <Button ref={harmless} variant="ghost" onClick={onClose}>
            {cancel}
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
