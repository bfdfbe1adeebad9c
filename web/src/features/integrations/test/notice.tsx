import { chakra } from "@chakra-ui/react";
import { CircleAlert, CircleSlash } from "lucide-react";
import type { ReactNode } from "react";

interface NoticeProps {
  /** A failure, unless it is information only. */
  tone?: "bad" | "info";
  children: ReactNode;
}

/** A tinted line with an icon. */
export const Notice = ({ tone = "bad", children }: NoticeProps) => {
  const Icon = tone === "bad" ? CircleAlert : CircleSlash;
  return (
    <chakra.p
      role={tone === "bad" ? "alert" : "status"}
      css={line}
      colorPalette={tone === "bad" ? "red" : "orange"}
    >
      <Icon size={16} aria-hidden />
      <span>{children}</span>
    </chakra.p>
  );
};

const line = {
  display: "flex",
  gap: "2",
  px: "3",
  py: "2",
  borderRadius: "l2",
  textStyle: "sm",
  bg: "colorPalette.subtle",
  color: "colorPalette.fg",
  overflowWrap: "anywhere",
  "& > svg": { flex: "none", mt: "0.5" },
} as const;
