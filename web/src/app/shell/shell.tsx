import { Box, chakra, Flex } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Outlet, useLocation } from "react-router-dom";
import { usePushedMessages } from "../../lib/api/socket.ts";
import { isLocaleKnown } from "../../lib/format/locale.ts";
import { CrashScreen } from "./crash-screen.tsx";
import { PaletteHost } from "./palette-host.tsx";
import { Sidebar } from "./sidebar.tsx";
import { SkipLink } from "./skip-link.tsx";
import { TopBar } from "./top-bar.tsx";

/** The layout of the signed-in app: sidebar, and a sheet with the screen. */
export const Shell = () => {
  usePushedMessages();
  const { pathname } = useLocation();
  useEffect(learnLocale, []);
  return (
    <Flex direction={{ base: "column", md: "row" }} h="100dvh">
      <SkipLink />
      <TopBar />
      <Box as="aside" w="16rem" flex="none" display={{ base: "none", md: "block" }}>
        <Sidebar />
      </Box>
      <Sheet key={pathname} />
      <PaletteHost />
    </Flex>
  );
};

/** Formats of a browser that is new to the account follow its language from the next screen on. */
const learnLocale = () => {
  if (isLocaleKnown()) return;
  void import("../../lib/format/fetch-locale.ts")
    .then(({ fetchLocale }) => fetchLocale())
    .catch(() => undefined);
};

/** Has its own scrollbar, and is a container: content uses container queries on its width. */
const Sheet = () => {
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && !sheet.current?.contains(activeElement))
      sheet.current?.focus({ preventScroll: true });
  }, []);
  return (
    <chakra.main
      id="main"
      ref={sheet}
      tabIndex={-1}
      display="flex"
      flexDirection="column"
      flex="1"
      minW="0"
      minH="0"
      position="relative"
      overflow="auto"
      my={{ base: "0", md: "2" }}
      mr={{ base: "0", md: "2" }}
      bg="bg.surface"
      borderRadius={{ base: "0", md: "sheet" }}
      boxShadow="sheet"
      outline="none"
      css={{ container: "sheet / inline-size" }}
    >
      <ErrorBoundary FallbackComponent={CrashScreen}>
        <Outlet />
      </ErrorBoundary>
    </chakra.main>
  );
};
