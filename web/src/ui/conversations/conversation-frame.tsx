import { chakra, type SystemStyleObject } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

interface ConversationFrameProps {
  /** The address of the view with this conversation open. */
  to: string;
  isOpen: boolean;
  /** Out of view the row is not laid out and takes this height. */
  height: string;
  css: SystemStyleObject;
  children: ReactNode;
}

/** The row of a conversation in a list: a link around its lines, of which `.title` and `.line` are cut at their ends. */
export const ConversationFrame = ({ to, isOpen, height, css, children }: ConversationFrameProps) => (
  <chakra.li css={{ contentVisibility: "auto", containIntrinsicSize: `auto ${height}` }}>
    <chakra.div asChild css={[frame, css]}>
      <Link to={to} aria-current={isOpen || undefined}>
        {children}
      </Link>
    </chakra.div>
  </chakra.li>
);

export const cut = { minW: "0", overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

const frame: SystemStyleObject = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  px: "4",
  py: "2",
  borderBottomWidth: "1px",
  color: "fg.muted",
  textStyle: "xs",
  fontVariantNumeric: "tabular-nums",
  transition: "background 120ms ease-out",
  _hover: { bg: "bg.muted" },
  _focusVisible: { outlineOffset: "-2px" },
  "&[aria-current]": { boxShadow: "inset 3px 0 {colors.accent.solid}" },
  "& .title": { ...cut, flex: "1", textStyle: "sm", fontWeight: "550", color: "fg" },
  "& .line": cut,
};
