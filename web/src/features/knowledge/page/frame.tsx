import { Box, chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { paths } from "#web/lib/feature/paths.ts";
import { Logo } from "#web/ui/logo.tsx";

interface FrameProps {
  /** Who invites; the product's name stands there without one. */
  host?: string | undefined;
  /** At the right of the top line. */
  aside?: ReactNode;
  /** At the bottom of the window. */
  foot?: ReactNode;
  children: ReactNode;
}

/** The page around an interview or a template, with the host's name above it. */
export const Frame = ({ host, aside = "Knowledge interview", foot, children }: FrameProps) => (
  <Flex direction="column" minH="100dvh" bg={{ base: "bg.surface", md: "bg" }} overflowWrap="anywhere">
    <Box as="header" bg="bg" borderBottomWidth="1px">
      <Flex css={width} align="center" justify="space-between" gap="3" minH="3.25rem">
        {host ? (
          <chakra.bdi fontWeight="600">{host}</chakra.bdi>
        ) : (
          <a href={paths.home()}>
            <Logo />
          </a>
        )}
        <chakra.span textStyle="xs" color="fg.muted">
          {aside}
        </chakra.span>
      </Flex>
    </Box>
    <chakra.main css={width} flex="1" py={{ base: "4", md: "6" }} pb={{ base: "8", md: "10" }}>
      {children}
    </chakra.main>
    {foot && (
      <Box as="footer" css={footer}>
        <Flex css={width} justify="flex-end" align="center" gap="2" wrap="wrap">
          {foot}
        </Flex>
      </Box>
    )}
  </Flex>
);

const width = { w: "min(100% - 2rem, 66rem)", mx: "auto" } as const;

const footer = {
  position: "sticky",
  bottom: "0",
  zIndex: "docked",
  bg: "bg.surface",
  borderTopWidth: "1px",
  pt: "3",
  pb: "max(0.75rem, env(safe-area-inset-bottom))",
} as const;

const card = {
  mx: "auto",
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: "5",
  p: { base: "0", md: "8" },
  bg: "bg.surface",
  borderRadius: "sheet",
  boxShadow: { base: "none", md: "sheet" },
  "& .lead": { color: "fg.muted", textStyle: "lg", textWrap: "pretty" },
  "& input:not([type=checkbox])": { minH: "11", fontSize: "1rem" },
} as const;

/** One task in the middle of the page. */
export const Step = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.section css={card} maxW="29rem" aria-label={title}>
    <StepTitle>{title}</StepTitle>
    {children}
  </chakra.section>
);

/** A wide sheet to read. */
export const Sheet = ({ children }: { children: ReactNode }) => (
  <chakra.section css={card} maxW="44rem">
    {children}
  </chakra.section>
);

export const StepTitle = ({ children }: { children: ReactNode }) => (
  <chakra.h1
    dir="auto"
    fontFamily="serif"
    fontWeight="500"
    fontSize="2rem"
    lineHeight="2.375rem"
    letterSpacing="-0.018em"
    mb="-2.5"
    textWrap="balance"
  >
    {children}
  </chakra.h1>
);
