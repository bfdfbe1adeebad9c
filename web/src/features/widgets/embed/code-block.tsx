import { Box, chakra, Flex } from "@chakra-ui/react";
import { CopyButton } from "#web/ui/copy-button.tsx";

interface CodeBlockProps {
  code: string;
  language: string;
  /** The toast after copying. */
  copied: string;
}

/** A code snippet with its language and a copy button; lines wrap. */
export const CodeBlock = ({ code, language, copied }: CodeBlockProps) => (
  <Box borderWidth="1px" borderRadius="8px" bg="bg.code" color="fg.code">
    <Flex align="center" justify="space-between" ps="3.5" pe="1" py="1" borderBottomWidth="1px">
      <chakra.span textStyle="xs" color="fg.codeMuted">
        {language}
      </chakra.span>
      <CopyButton key={code} text={code} says={copied} size="xs" />
    </Flex>
    <chakra.pre
      px="3.5"
      py="3"
      fontFamily="mono"
      fontSize="0.75rem"
      lineHeight="1.25rem"
      whiteSpace="pre-wrap"
      overflowWrap="anywhere"
    >
      <chakra.code font="inherit">{code}</chakra.code>
    </chakra.pre>
  </Box>
);
