import { Grid, Stack } from "@chakra-ui/react";
import { SkeletonLine, useLate } from "#web/ui/state/skeleton.tsx";
import { card, parts } from "./card-layout.ts";

/** Bones in the shape of the cards. */
export const JobBones = () => {
  const isLate = useLate();
  return (
    <Stack role="status" aria-busy aria-label="Loading job postings" gap="3">
      {isLate &&
        ["10rem", "14rem", "11rem"].map((width) => (
          <Grid key={width} css={card}>
            <Stack css={parts.main} gap="3">
              <SkeletonLine width={width} />
              <SkeletonLine width="24rem" />
              <SkeletonLine width="92%" />
              <SkeletonLine width="64%" />
            </Stack>
            <Stack css={{ ...parts.side, display: "flex" }} gap="3" justify="center">
              <SkeletonLine width="3rem" />
              <SkeletonLine width="9rem" />
            </Stack>
            <Stack css={parts.foot}>
              <SkeletonLine width="16rem" />
            </Stack>
          </Grid>
        ))}
    </Stack>
  );
};
