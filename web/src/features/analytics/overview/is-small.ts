import type { Overview } from "#shared/analytics/shapes.ts";
import { fewConversations } from "../change.ts";

/** Whether both periods have so few conversations that shares of them say little. */
export const isSmall = ({ figures, figuresBefore }: Pick<Overview, "figures" | "figuresBefore">): boolean =>
  Math.max(figures.conversations, figuresBefore.conversations) < fewConversations;
