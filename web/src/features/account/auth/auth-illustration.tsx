import { Box, chakra, Flex, Stack, Text } from "@chakra-ui/react";

/** A question and the marked passage that answers it. */
export const AuthIllustration = () => (
  <Stack
    as="aside"
    aria-hidden
    display={{ base: "none", lg: "flex" }}
    justify="center"
    align="center"
    gap="6"
    p="10"
    bg="bg"
    borderLeftWidth="1px"
    css={{ "& > *": { width: "min(100%, 31rem)" } }}
  >
    <Flex justify="flex-end">
      <Text px="3.5" py="2" borderRadius="l3" bg="bg.surface" textStyle="lg">
        How do I know that an answer is right?
      </Text>
    </Flex>
    <Page />
    <Text textStyle="sm" color="fg.muted">
      Every answer points at the passage it comes from.
    </Text>
  </Stack>
);

const Page = () => (
  <Box
    position="relative"
    py="6"
    pr="6"
    pl="11"
    bg="bg.panel"
    borderWidth="1px"
    borderRadius="3px"
    boxShadow="sheet"
    textStyle="passage"
    color="fg.muted"
  >
    <Flex justify="space-between" gap="3" mb="4" textStyle="xs" fontFamily="body" color="fg.subtle">
      <span>3 Answers</span>
      <span>Page 7</span>
    </Flex>
    <Text fontWeight="600" fontSize="1.1875rem" color="fg" mb="2">
      3.2 Sources
    </Text>
    <p>A chatbot reads the documents that its owner gave it, and nothing else.</p>
    <Text mt="3" position="relative">
      <Chip />
      <Marked>
        Each answer names the document and the page it was taken from, and shows the passage itself, so that
        anybody can check it.
      </Marked>
    </Text>
    <Text mt="3">Where the documents say nothing, it says so and does not guess.</Text>
  </Box>
);

const Chip = () => (
  <Box
    as="span"
    position="absolute"
    left="-1.95rem"
    top="1"
    display="grid"
    placeItems="center"
    boxSize="4.5"
    borderRadius="3px 6px 4px 5px"
    bg="mark.chip"
    color="mark.chipFg"
    fontFamily="body"
    fontSize="0.6875rem"
    fontWeight="600"
    lineHeight="1"
  >
    1
  </Box>
);

const Marked = chakra("mark", {
  base: {
    px: "0.22em",
    py: "0.06em",
    mx: "-0.08em",
    color: "mark.fg",
    borderRadius: "min(0.2em, 5px) min(0.5em, 14px) min(0.3em, 7px) min(0.45em, 10px)",
    boxDecorationBreak: "clone",
    background:
      "linear-gradient(transparent 5%, var(--chakra-colors-mark) 5% calc(95% - min(0.1em, 3px)), var(--chakra-colors-mark-edge) 0 95%, transparent 0)",
  },
});
