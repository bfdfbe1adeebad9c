import { Button, chakra, Flex, Stack, Text } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { CopiedButton, useSecretOnce } from "#web/ui/secret/secret-once.tsx";
import { CopyButton } from "#web/ui/text/copy-button.tsx";

/** The recovery codes, which are shown this once. */
export const CodesDialog = ({ codes, onClose }: { codes: string[]; onClose: () => void }) => (
  <Dialog
    isOpen
    onClose={onClose}
    title="Recovery codes"
    lead="They are shown only now. Each turns two-factor authentication off once, together with your password, when your phone is not at hand."
    actions={<CopiedButton onClick={onClose}>I have copied them</CopiedButton>}
  >
    <Codes codes={codes} />
  </Dialog>
);

const Codes = ({ codes }: { codes: string[] }) => {
  const release = useSecretOnce();
  const text = `${codes.join("\n")}\n`;
  return (
    <Stack gap="4">
      <chakra.ol css={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </chakra.ol>
      <Flex gap="2" wrap="wrap">
        <CopyButton text={text} says="Codes copied to clipboard!" variant="outline" onCopied={release} />
        <Button asChild variant="outline">
          <a
            href={`data:text/plain,${encodeURIComponent(text)}`}
            download="docent-recovery-codes.txt"
            onClick={release}
          >
            <Download size={14} aria-hidden />
            .txt
          </a>
        </Button>
      </Flex>
      <Text textStyle="sm" color="fg.muted">
        Keep them in a safe place. Former codes no longer work.
      </Text>
    </Stack>
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
