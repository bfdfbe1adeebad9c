import { Flex } from "@chakra-ui/react";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface NoticeProps {
  palette: "orange" | "blue";
  icon: LucideIcon;
  children: ReactNode;
  /** Buttons below the words. */
  actions?: ReactNode;
}

/** A tinted line about what stands below it. */
export const Notice = ({ palette, icon: Icon, children, actions }: NoticeProps) => (
  <Flex
    gap="2"
    px="3"
    py="2.5"
    borderRadius="l2"
    colorPalette={palette}
    bg="colorPalette.subtle"
    color="colorPalette.fg"
    textStyle="sm"
    wrap="wrap"
  >
    <Flex gap="2" flex="1 1 14rem">
      <Icon size={16} aria-hidden style={{ flex: "none", marginTop: 1 }} />
      <span>{children}</span>
    </Flex>
    {actions && (
      <Flex gap="2" wrap="wrap" color="fg">
        {actions}
      </Flex>
    )}
  </Flex>
);
