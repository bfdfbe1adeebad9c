import { Button, chakra, Flex } from "@chakra-ui/react";
import { type ReactNode, use, useCallback, useLayoutEffect, useRef } from "react";
import { hold } from "../../lib/browser/unsaved.ts";
import { CopyButton } from "../text/copy-button.tsx";
import { SecretsContext, useSecrets } from "./secrets-context.ts";

/** A text that is shown only once. Until it is copied, closing the dialog around it and leaving the page ask first. */
export const SecretOnce = ({ text, says, label }: { text: string; says: string; label?: string }) => {
  const release = useSecretOnce();
  return (
    <Flex css={box}>
      <chakra.code flex="1 1 14rem" minW="0" fontFamily="mono" overflowWrap="anywhere">
        {text}
      </chakra.code>
      <CopyButton text={text} says={says} label={label} variant="solid" onCopied={release} />
    </Flex>
  );
};

/** Holds what the component shows, from its first rendering until the returned function is called. */
export const useSecretOnce = (): (() => void) => {
  const secrets = use(SecretsContext);
  const own = useRef(() => {});
  // before it is painted: Escape may follow at once
  useLayoutEffect(() => {
    const letGo = hold("secret");
    const release = () => {
      letGo();
      secrets.delete(release);
    };
    secrets.add(release);
    own.current = release;
    return release;
  }, [secrets]);
  return useCallback(() => own.current(), []);
};

/** The button that ends the showing of what is around it. */
export const CopiedButton = ({ onClick, children }: { onClick: () => void; children?: ReactNode }) => {
  const secrets = use(SecretsContext);
  const end = () => {
    for (const release of secrets) release();
    onClick();
  };
  return (
    <Button variant="outline" onClick={end}>
      {children ?? "I have copied it"}
    </Button>
  );
};

/** The part of a page in which a secret is shown, where no dialog is around it. */
export const SecretArea = ({ children }: { children: ReactNode }) => (
  <SecretsContext value={useSecrets()}>{children}</SecretsContext>
);

const box = {
  alignItems: "center",
  gap: "2",
  flexWrap: "wrap",
  p: "2",
  ps: "3.5",
  borderWidth: "1px",
  borderColor: "border.emphasized",
  borderRadius: "l2",
  bg: "bg.muted",
} as const;
