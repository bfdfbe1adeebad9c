import { Box, Flex, Stack, Text } from "@chakra-ui/react";
import { Check, Minus } from "lucide-react";
import { passwordStrength } from "#shared/account/password-rules.ts";

const palettes = ["red", "orange", "yellow", "green"];

/** How many of the three rules a new password meets, as bars, a word and a list. */
export const StrengthMeter = ({ password }: { password: string }) => {
  const { checks, met, word } = passwordStrength(password);
  return (
    <Stack gap="1.5" w="full" textStyle="sm" color="fg.muted">
      <Flex align="center" gap="2" colorPalette={palettes[met]}>
        {checks.map((check, index) => (
          <Box
            key={check.text}
            flex="1"
            h="1"
            borderRadius="2px"
            bg={index < met ? "colorPalette.solid" : "border"}
          />
        ))}
        <Text minW="4.5rem" textAlign="right" color="fg" fontWeight="550" aria-live="polite">
          {password && word}
        </Text>
      </Flex>
      {checks.map(({ text, isMet }) => (
        <Flex key={text} align="center" gap="1.5" color={isMet ? "green.fg" : undefined}>
          {isMet ? <Check size={14} aria-label="Met:" /> : <Minus size={14} aria-label="Missing:" />}
          {text}
        </Flex>
      ))}
    </Stack>
  );
};
