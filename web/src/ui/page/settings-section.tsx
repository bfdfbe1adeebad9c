import { Box, Grid, Heading, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface SettingsSectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** Title and lead at the left, the section's content at the right; below each other where there is less room. */
export const SettingsSection = ({ title, lead, children }: SettingsSectionProps) => (
  <Grid
    as="section"
    gap={{ base: "4", md: "6" }}
    py="6"
    borderTopWidth="1px"
    gridTemplateColumns="minmax(0, 1fr)"
    css={{
      "&:first-child": { borderTopWidth: "0", pt: "0" },
      "@container sheet (min-width: 44rem)": { gridTemplateColumns: "15rem minmax(0, 1fr)" },
    }}
  >
    <Box>
      <Heading as="h2" textStyle="h3">
        {title}
      </Heading>
      <Text textStyle="sm" color="fg.muted" mt="1">
        {lead}
      </Text>
    </Box>
    <Box>{children}</Box>
  </Grid>
);
