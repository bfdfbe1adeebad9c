import { Box, Grid, Stack } from "@chakra-ui/react";
import { SkeletonLine, useLate } from "#web/ui/state/skeleton.tsx";

const columns = (least: string, templateColumns: string) => ({
  [`@container sheet (min-width: ${least})`]: { gridTemplateColumns: templateColumns },
});

/** Bones of the dashboard: two figures, four shortcuts and two panels. */
export const DashboardBones = () => {
  const isLate = useLate();
  return (
    <Stack gap="4" role="status" aria-busy aria-label="Loading figures">
      {isLate && (
        <>
          <Grid gap="4" css={columns("30rem", "repeat(2, minmax(0, 1fr))")}>
            <Panel height="6.75rem" />
            <Panel height="6.75rem" />
          </Grid>
          <Grid gap="2" css={columns("56rem", "repeat(4, minmax(0, 1fr))")}>
            {[1, 2, 3, 4].map((number) => (
              <SkeletonLine key={number} width="100%" height="2.75rem" />
            ))}
          </Grid>
          <Grid gap="4" css={columns("44rem", "minmax(0, 1.15fr) minmax(0, 1fr)")}>
            <Panel height="14rem" />
            <Panel height="14rem" />
          </Grid>
        </>
      )}
    </Stack>
  );
};

const Panel = ({ height }: { height: string }) => (
  <Box h={height} p="5" bg="bg.panel" borderWidth="1px" borderRadius="l3">
    <Stack gap="3">
      <SkeletonLine width="35%" />
      <SkeletonLine width="20%" height="1.5rem" />
      <SkeletonLine width="50%" />
    </Stack>
  </Box>
);
