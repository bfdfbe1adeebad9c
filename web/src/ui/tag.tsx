import { Badge } from "@chakra-ui/react";
import type { ReactNode } from "react";

interface TagProps {
  palette?: "accent" | "gray" | "green" | "orange" | "red" | "blue" | "yellow" | "purple";
  children: ReactNode;
}

/** A small tinted label: New, Public, Private. */
export const Tag = ({ palette = "gray", children }: TagProps) => (
  <Badge colorPalette={palette}>{children}</Badge>
);
