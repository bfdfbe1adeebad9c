import { Stack, Text } from "@chakra-ui/react";
import { SecretOnce } from "#web/ui/secret/secret-once.tsx";

interface MadeSecretProps {
  secret: string;
  children: string;
}

/** A signing secret, which is shown only here. */
export const MadeSecret = ({ secret, children }: MadeSecretProps) => (
  <Stack gap="4">
    <SecretOnce text={secret} says="Signing secret copied to clipboard" />
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
