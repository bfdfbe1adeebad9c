import { Box, Button, Dialog as Frame, Portal } from "@chakra-ui/react";
import { X } from "lucide-react";
import type { ReactNode, RefObject } from "react";
import { mayDiscard, useUnsaved } from "../../lib/browser/unsaved.ts";
import { SecretsContext, useSecrets } from "../secret/secrets-context.ts";

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Called once the dialog is gone and the focus is back where it was. */
  onClosed?: (() => void) | undefined;
  title: string;
  lead?: ReactNode;
  /** 25, 35, 38 and 70 rem; every size comes from below on phones. */
  size?: "sm" | "md" | "publish" | "xl";
  /** Buttons at the right of the foot. */
  actions?: ReactNode;
  /** The destructive button, alone at the left of the foot. */
  danger?: ReactNode;
  /** A form with changes: Escape, the close button and a click outside ask before they discard it. */
  isChanged?: boolean;
  role?: "dialog" | "alertdialog";
  /** Gets the focus first; without it the first control below the header does. */
  initialFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
}

const widths = { sm: "25rem", md: "35rem", publish: "38rem", xl: "70rem" };

/**
 * Title and close button above, actions below. Traps the focus and returns it when it closes. While a secret in it was
 * not copied, it asks before it closes.
 */
export const Dialog = ({ isOpen, onClose, isChanged = false, ...rest }: DialogProps) => {
  useUnsaved(isOpen && isChanged);
  const secrets = useSecrets();
  const close = async () => {
    if ((!isChanged && secrets.size === 0) || (await mayDiscard())) onClose();
  };
  return (
    <SecretsContext value={secrets}>
      <DialogFrame isOpen={isOpen} onClose={() => void close()} {...rest} />
    </SecretsContext>
  );
};

const DialogFrame = ({ isOpen, onClose, title, lead, size = "md", children, ...rest }: DialogProps) => (
  <Frame.Root
    open={isOpen}
    onOpenChange={({ open }) => !open && onClose()}
    role={rest.role ?? "dialog"}
    initialFocusEl={rest.initialFocus && (() => rest.initialFocus?.current ?? null)}
    onExitComplete={rest.onClosed}
    lazyMount
    unmountOnExit
  >
    <Portal>
      <Frame.Backdrop />
      <Frame.Positioner>
        <Frame.Content maxW={{ base: "full", md: widths[size] }}>
          <Frame.Header>
            <Box flex="1" minW="0">
              <Frame.Title>{title}</Frame.Title>
              {lead && <Frame.Description>{lead}</Frame.Description>}
            </Box>
            <Frame.CloseTrigger asChild>
              <Button variant="ghost" px="0" mt="-1" aria-label="Close" data-no-autofocus>
                <X />
              </Button>
            </Frame.CloseTrigger>
          </Frame.Header>
          <Frame.Body>{children}</Frame.Body>
          {(rest.actions || rest.danger) && (
            <Frame.Footer>
              {rest.danger}
              <Box flex="1" />
              {rest.actions}
            </Frame.Footer>
          )}
        </Frame.Content>
      </Frame.Positioner>
    </Portal>
  </Frame.Root>
);
