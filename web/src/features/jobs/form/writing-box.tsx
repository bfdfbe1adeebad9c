import { Box, Stack } from "@chakra-ui/react";
import { SkeletonLine } from "#web/ui/state/skeleton.tsx";

/** In a field's place while its text is written: bones, then what is there so far. */
export const WritingBox = ({ text, rows }: { text: string; rows: number }) => (
  <Box
    aria-hidden
    minH={rows > 1 ? `${rows * 1.25 + 0.875}rem` : { base: "11", md: "8" }}
    px="2.5"
    py="1.5"
    borderWidth="1px"
    borderRadius="l2"
    bg="bg.subtle"
    whiteSpace="pre-wrap"
    overflowWrap="anywhere"
  >
    {text || (
      <Stack gap="2" justify="center" h="full">
        <SkeletonLine width={rows > 1 ? "92%" : "44%"} />
        {rows > 1 && <SkeletonLine width="78%" />}
      </Stack>
    )}
  </Box>
);
