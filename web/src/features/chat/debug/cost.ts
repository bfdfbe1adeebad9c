import type { Debug } from "#shared/chat/shapes.ts";

/** "$0.0021"; the built-in model is free, and not every model's price is known. */
export const costOf = ({ cost, model }: Pick<Debug, "cost" | "model">): string => {
  if (model.provider === "builtin" || cost === 0) return "free";
  if (cost === undefined) return "price unknown";
  return cost < 0.0001 ? "under $0.0001" : `$${cost.toFixed(4)}`;
};
