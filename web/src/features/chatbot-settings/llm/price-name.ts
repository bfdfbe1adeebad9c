import type { OfferedModel } from "#shared/chatbot-settings/routes.ts";

/** "$3.30"; the built-in model is free, and not every model's price is known. */
export const priceName = ({ price }: Pick<OfferedModel, "price">): string => {
  if (price === undefined) return "Price unknown";
  if (price === 0) return "Free";
  return `$${price.toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
};
