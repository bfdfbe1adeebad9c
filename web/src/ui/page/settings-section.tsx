import { Box, Grid, Heading, Text } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

interface SettingsSectionProps {
  /** With which the address brings the section into view, its title with the focus. */
  id?: string;
  title: string;
  lead: string;
  children: ReactNode;
}

/** Title and lead at the left, the section's content at the right; below each other where there is less room. */
export const SettingsSection = ({ id, title, lead, children }: SettingsSectionProps) => (
  <Grid
    as="section"
    id={id}
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
      <Title id={id}>{title}</Title>
      <Text textStyle="sm" color="fg.muted" mt="1">
        {lead}
      </Text>
    </Box>
    <Box>{children}</Box>
  </Grid>
);

const Title = ({ id, children }: { id: string | undefined; children: string }) => {
  const { hash, key } = useLocation();
  const title = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may be followed twice
  useEffect(() => {
    if (!id || hash !== `#${id}`) return;
    title.current?.focus({ preventScroll: true });
    title.current?.scrollIntoView({ block: "start" });
  }, [id, hash, key]);
  return (
    <Heading ref={title} as="h2" textStyle="h3" {...(id && { tabIndex: -1, scrollMarginTop: "6" })}>
      {children}
    </Heading>
  );
};
