import { chakra } from "@chakra-ui/react";
import { CircleAlert, RefreshCw } from "lucide-react";
import type { ReactNode } from "react";

interface StripProps {
  tone: "bad" | "info";
  /** Buttons at the end. */
  action?: ReactNode;
  children: ReactNode;
}

/** A tinted line across the page, with what can be done about it. */
export const Strip = ({ tone, action, children }: StripProps) => {
  const Icon = tone === "bad" ? CircleAlert : RefreshCw;
  return (
    <chakra.div
      role={tone === "bad" ? "alert" : "status"}
      css={strip}
      colorPalette={tone === "bad" ? "red" : "blue"}
    >
      <span className="words">
        <Icon size={16} aria-hidden />
        <span>{children}</span>
      </span>
      {action}
    </chakra.div>
  );
};

const strip = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "3",
  rowGap: "1",
  px: "3",
  py: "1.5",
  minH: "11",
  borderRadius: "l2",
  textStyle: "sm",
  bg: "colorPalette.subtle",
  color: "colorPalette.fg",
  "& .words": { display: "flex", gap: "3", flex: "1 1 20rem", minW: "0", overflowWrap: "anywhere" },
  "& svg": { flex: "none", mt: "0.5" },
} as const;
