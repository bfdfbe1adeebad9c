import { Box, Button, chakra, Flex, Text } from "@chakra-ui/react";
import { LogOut } from "lucide-react";
import { Link, useLocation } from "react-router-dom";
import type { NavEntry } from "../../lib/feature/feature.ts";
import { paths } from "../../lib/feature/paths.ts";
import { useMay } from "../../lib/session/account.ts";
import { signOut } from "../../lib/session/auth.ts";
import { useSession } from "../../lib/session/session.ts";
import { lazyPart } from "../../ui/lazy/lazy-part.tsx";
import { Logo } from "../../ui/logo.tsx";
import { Tag } from "../../ui/tag.tsx";
import { FindButton } from "./find-button.tsx";
import { isCurrent, navEntries, startsGroup } from "./nav-entries.ts";
import { NewRelease } from "./new-release.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";

const AccountSwitcher = lazyPart(
  async () => (await import("../../features/team/account-switcher.tsx")).AccountSwitcher,
  { failed: () => null },
);

/** The navigation, and at the foot the theme switch and the account. */
export const Sidebar = () => (
  <Flex direction="column" h="full" px="3" pt="4" pb="3" overflow="auto">
    <Box px="2" pt="1" pb="4">
      <Link to={paths.app()}>
        <Logo />
      </Link>
    </Box>
    <FindButton />
    <Entries />
    <Box flex="1" minH="6" />
    <NewRelease />
    <Account />
  </Flex>
);

const Entries = () => {
  const { pathname } = useLocation();
  const may = useMay();
  return (
    <nav aria-label="Main">
      <chakra.ul listStyleType="none">
        {navEntries
          .filter(({ needs }) => !needs || may(needs))
          .map((entry) => (
            <chakra.li key={entry.to} mt={startsGroup(entry) ? "3" : "0"} mb="px">
              <Entry entry={entry} isHere={isCurrent(entry, pathname)} />
            </chakra.li>
          ))}
      </chakra.ul>
    </nav>
  );
};

const Entry = ({ entry: { to, name, icon: Icon, isNew }, isHere }: { entry: NavEntry; isHere: boolean }) => (
  <Flex
    asChild
    align="center"
    gap="2"
    h={{ base: "11", md: "8" }}
    px="2"
    borderRadius="l2"
    textStyle="sm"
    fontWeight={isHere ? "600" : "500"}
    color={isHere ? "fg" : "fg.muted"}
    bg={isHere ? "bg.surface" : undefined}
    boxShadow={isHere ? "sheet" : undefined}
    _hover={isHere ? undefined : { bg: "bg.muted", color: "fg" }}
    _icon={{ color: isHere ? "accent.fg" : undefined }}
  >
    <Link to={to} aria-current={isHere ? "page" : undefined}>
      <Icon />
      <Box as="span" flex="1">
        {name}
      </Box>
      {isNew && <Tag palette="accent">New</Tag>}
    </Link>
  </Flex>
);

const Account = () => {
  const user = useSession();
  const leave = async () => {
    await signOut();
    location.assign(paths.home());
  };
  return (
    <Box>
      <ThemeSwitch />
      <AccountSwitcher />
      <Text px="2" pt="3" pb="1.5" textStyle="xs" color="fg.subtle" truncate title={user?.email}>
        {user?.email}
      </Text>
      <Button
        variant="ghost"
        w="full"
        px="2"
        justifyContent="flex-start"
        color="fg.muted"
        fontWeight="500"
        onClick={() => void leave()}
      >
        <LogOut />
        Sign Out
      </Button>
    </Box>
  );
};
