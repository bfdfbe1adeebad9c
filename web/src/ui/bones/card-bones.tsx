import { Box, Flex, Grid, Stack } from "@chakra-ui/react";
import { SkeletonLine, useLate } from "../state/skeleton.tsx";

interface CardBonesProps {
  /** The accessible name: "Loading chatbots". */
  label: string;
}

/** The columns of a grid of cards. */
export const cardColumns = "repeat(auto-fill, minmax(min(100%, 20.5rem), 1fr))";

/** Bones of a grid of cards: a letter with two lines, a text, buttons and a foot. */
export const CardBones = ({ label }: CardBonesProps) => {
  const isLate = useLate();
  return (
    <Grid role="status" aria-busy aria-label={label} gap="4" gridTemplateColumns={cardColumns}>
      {isLate && [1, 2, 3].map((number) => <Card key={number} />)}
    </Grid>
  );
};

const Card = () => (
  <Box borderWidth="1px" borderRadius="l3" bg="bg.panel">
    <Stack gap="3" px="4" pt="4" pb="3">
      <Flex gap="2" align="center">
        <SkeletonLine width="2.25rem" height="2.25rem" />
        <Stack gap="2" flex="1">
          <SkeletonLine width="55%" />
          <SkeletonLine width="30%" height="0.625rem" />
        </Stack>
      </Flex>
      <Stack gap="2" minH="9" justify="center">
        <SkeletonLine width="92%" />
        <SkeletonLine width="60%" />
      </Stack>
      <Flex gap="2" h="8" align="center">
        <SkeletonLine width="4.25rem" height="1.75rem" />
        <SkeletonLine width="4.25rem" height="1.75rem" />
      </Flex>
    </Stack>
    <Flex align="center" h="13" px="4" borderTopWidth="1px">
      <SkeletonLine width="45%" />
    </Flex>
    <Flex align="center" h="8" px="4" borderTopWidth="1px">
      <SkeletonLine width="40%" height="0.625rem" />
    </Flex>
  </Box>
);
