import { Box, Flex, Grid, Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { paths } from "#web/lib/feature/paths.ts";
import { Logo } from "#web/ui/logo.tsx";
import { AuthIllustration } from "./auth-illustration.tsx";
import "#web/serif.css";

interface AuthLayoutProps {
  title: string;
  lead: ReactNode;
  children: ReactNode;
}

/** The layout of the sign-in pages: a form at the left, an illustration at the right. */
export const AuthLayout = ({ title, lead, children }: AuthLayoutProps) => (
  <Grid
    templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1.1fr)" }}
    minH="100dvh"
    bg="bg.surface"
  >
    <Flex as="main" direction="column" px={{ base: "4", md: "8" }} py="6">
      <Box>
        <a href={paths.home()}>
          <Logo />
        </a>
      </Box>
      <Stack gap="5" w="full" maxW="23rem" m="auto" py="8">
        <Box>
          <Heading as="h1" textStyle="d2">
            {title}
          </Heading>
          <Text color="fg.muted" mt="2">
            {lead}
          </Text>
        </Box>
        {children}
      </Stack>
    </Flex>
    <AuthIllustration />
  </Grid>
);
