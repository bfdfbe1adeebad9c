import { Box, Button, Flex } from "@chakra-ui/react";
import { Menu, Search } from "lucide-react";
import { useEffect, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { paths } from "../../lib/feature/paths.ts";
import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";
import { Logo } from "../../ui/logo.tsx";
import { NewRelease } from "./new-release.tsx";
import { openPalette } from "./palette-host.tsx";

const SidebarDrawer = lazyDialog(async () => (await import("./sidebar-drawer.tsx")).SidebarDrawer);

/** The phone's header: opens the sidebar as a drawer. */
export const TopBar = () => {
  const [isOpen, setOpen] = useState(false);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new page closes the drawer
  useEffect(() => setOpen(false), [pathname]);
  return (
    <Flex
      as="header"
      display={{ base: "flex", md: "none" }}
      align="center"
      gap="2"
      h="52px"
      px="1"
      flex="none"
    >
      <Button
        variant="ghost"
        px="0"
        aria-label="Open menu"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Menu size={20} strokeWidth={1.5} />
      </Button>
      <Link to={paths.app()}>
        <Logo />
      </Link>
      <Box flex="1" />
      <NewRelease />
      <Button variant="ghost" px="0" aria-label="Search or jump to" onClick={openPalette}>
        <Search size={20} strokeWidth={1.5} />
      </Button>
      {isOpen && <SidebarDrawer onClose={() => setOpen(false)} />}
    </Flex>
  );
};
