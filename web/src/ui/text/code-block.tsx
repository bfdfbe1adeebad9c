import { Box, chakra, Flex } from "@chakra-ui/react";
import { CopyButton } from "./copy-button.tsx";

interface CodeBlockProps {
  code: string;
  language: string;
  /** The toast after copying. */
  says: string;
  /** The copy button's name. */
  label?: string;
}

/** A code block with its language and a copy button; lines wrap. */
export const CodeBlock = ({ code, language, says, label }: CodeBlockProps) => (
  <Box borderWidth="1px" borderRadius="8px" bg="bg.code" color="fg.code" w="full" minW="0">
    <Flex
      align="center"
      justify="space-between"
      pl="3.5"
      pr="1"
      py="1"
      borderBottomWidth="1px"
      textStyle="xs"
      color="fg.codeMuted"
    >
      {language}
      <CopyButton key={code} text={code} says={says} label={label} size="xs" />
    </Flex>
    <Box
      as="pre"
      px="3.5"
      py="3"
      fontFamily="mono"
      fontSize="xs"
      lineHeight="1.25rem"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
    >
      <chakra.code font="inherit">{code}</chakra.code>
    </Box>
  </Box>
);
