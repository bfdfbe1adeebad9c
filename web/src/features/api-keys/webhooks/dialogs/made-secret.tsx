import { chakra, Flex, Stack, Text } from "@chakra-ui/react";
import { CopyButton } from "#web/ui/copy-button.tsx";

interface MadeSecretProps {
  secret: string;
  children: string;
}

/** A signing secret, which is shown only here. */
export const MadeSecret = ({ secret, children }: MadeSecretProps) => (
  <Stack gap="4">
    <Flex css={box}>
      <chakra.code flex="1 1 14rem" minW="0" fontFamily="mono" overflowWrap="anywhere">
        {secret}
      </chakra.code>
      <CopyButton text={secret} says="Signing secret copied to clipboard" variant="solid" />
    </Flex>
    <Text textStyle="sm" color="fg.muted">
      {children}
    </Text>
  </Stack>
);

/** Title and lead of a dialog that shows one. */
export const madeSecretWords = {
  title: "Copy your signing secret now",
  lead: "It is shown only once. Your server checks by it that an event comes from Docent.",
};

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
