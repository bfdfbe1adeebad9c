import { Button, Stack } from "@chakra-ui/react";
import { type ComponentProps, type FormEvent, useId } from "react";
import { Dialog } from "./dialog.tsx";

interface FormDialogProps extends Omit<ComponentProps<typeof Dialog>, "actions" | "danger" | "role"> {
  onSubmit: (event: FormEvent<HTMLFormElement>) => Promise<void>;
  /** The submit button: "Send invitation". */
  action: string;
  isBusy: boolean;
  /** Beside the spinner of the submit button. */
  busyText?: string;
}

/** A dialog with one form: Cancel and the submit button below its fields. */
export const FormDialog = ({ onSubmit, action, isBusy, busyText, children, ...dialog }: FormDialogProps) => {
  const id = useId();
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          <Button variant="ghost" onClick={dialog.onClose}>
            Cancel
          </Button>
          <Button type="submit" form={id} loading={isBusy} loadingText={busyText}>
            {action}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={(event) => void onSubmit(event)} noValidate>
        <Stack gap="4">{children}</Stack>
      </form>
    </Dialog>
  );
};
