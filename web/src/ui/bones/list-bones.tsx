import { Box, Stack } from "@chakra-ui/react";
import { SkeletonLine, useLate } from "../state/skeleton.tsx";

const widths = ["62%", "48%", "71%", "55%", "66%"];

/** Bones of a list whose rows have several lines. */
export const ListBones = ({ label }: { label: string }) => {
  const isLate = useLate();
  return (
    <Box role="status" aria-busy aria-label={label}>
      {isLate &&
        widths.map((width) => (
          <Stack key={width} gap="2" px="4" py="3" borderBottomWidth="1px">
            <SkeletonLine width={width} />
            <SkeletonLine width="40%" height="0.625rem" />
          </Stack>
        ))}
    </Box>
  );
};
