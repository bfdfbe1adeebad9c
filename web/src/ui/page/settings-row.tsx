import { Box, Flex, Text } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface SettingsRowProps {
  icon: LucideIcon;
  title: ReactNode;
  help: ReactNode;
  /** Buttons at the right. */
  children: ReactNode;
}

/** One thing of the account with its state at the left and its actions at the right. */
export const SettingsRow = ({ icon: Icon, title, help, children }: SettingsRowProps) => (
  <Flex
    align="center"
    gap="3"
    wrap="wrap"
    py="4"
    borderTopWidth="1px"
    _first={{ borderTopWidth: "0", pt: "0" }}
  >
    <Icon size={16} aria-hidden />
    <Box flex="1" minW="12rem">
      <Text as="div" fontWeight="550">
        {title}
      </Text>
      <Text textStyle="sm" color="fg.muted">
        {help}
      </Text>
    </Box>
    {children}
  </Flex>
);
