import { Box, Flex, Grid, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

interface SectionProps {
  title: string;
  lead: ReactNode;
  /** Beside the title. */
  note?: ReactNode;
  /** The content lies below title and lead, as wide as the form. */
  isWide?: boolean;
  children: ReactNode;
}

/** A part of the form: title and lead left, fields right. */
export const Section = ({ title, lead, note, isWide, children }: SectionProps) => {
  const id = useId();
  return (
    <Grid
      as="section"
      aria-labelledby={id}
      py="6"
      borderTopWidth="1px"
      gap="4"
      columnGap="6"
      gridTemplateColumns="minmax(0, 1fr)"
      css={{
        "&:first-of-type": { borderTopWidth: "0", pt: "0" },
        ...(!isWide && {
          "@container sheet (min-width: 62rem)": { gridTemplateColumns: "12rem minmax(0, 1fr)" },
        }),
      }}
    >
      <Box>
        <Flex align="center" gap="2" wrap="wrap">
          <Heading as="h2" id={id} textStyle="h3">
            {title}
          </Heading>
          {note}
        </Flex>
        <Text textStyle="sm" color="fg.muted" mt="1" maxW="66ch">
          {lead}
        </Text>
      </Box>
      <Grid gap="4" gridTemplateColumns="minmax(0, 1fr)" alignContent="start" minW="0">
        {children}
      </Grid>
    </Grid>
  );
};

/** Two fields beside each other where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <Grid
    gap="4"
    alignItems="start"
    gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" }}
  >
    {children}
  </Grid>
);
