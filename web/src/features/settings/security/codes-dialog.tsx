import { Button, Checkbox, chakra, Flex, Stack, Text } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useState } from "react";
import { CopyButton } from "#web/ui/copy-button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";

/** The recovery codes, which are shown this once. */
export const CodesDialog = ({ codes, onClose }: { codes: string[]; onClose: () => void }) => {
  const [isKept, setKept] = useState(false);
  const text = `${codes.join("\n")}\n`;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      isChanged={!isKept}
      title="Recovery codes"
      lead="They are shown only now. Each turns two-factor authentication off once, together with your password, when your phone is not at hand."
      actions={
        <Button disabled={!isKept} onClick={onClose}>
          Done
        </Button>
      }
    >
      <Stack gap="4">
        <chakra.ol css={list}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </chakra.ol>
        <Flex gap="2" wrap="wrap">
          <CopyButton text={text} says="Codes copied to clipboard!" variant="outline" />
          <Button asChild variant="outline">
            <a href={`data:text/plain,${encodeURIComponent(text)}`} download="docent-recovery-codes.txt">
              <Download size={14} aria-hidden />
              .txt
            </a>
          </Button>
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          Former codes no longer work.
        </Text>
        <Checkbox.Root checked={isKept} onCheckedChange={({ checked }) => setKept(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>I keep these codes in a safe place</Checkbox.Label>
        </Checkbox.Root>
      </Stack>
    </Dialog>
  );
};

const list = {
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: "2",
  p: "4",
  bg: "bg.subtle",
  borderRadius: "l2",
  fontFamily: "mono",
} as const;
