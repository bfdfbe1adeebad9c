import { optional } from "./environment.ts";

/** Whether the product's own chatbot answers on the site: not with DEMO=off. Throws an Error for any other word than on. */
export const hasDemo = (setting = optional("DEMO") ?? "on"): boolean => {
  if (setting !== "on" && setting !== "off")
    throw new Error(`DEMO does not know "${setting}". Use on or off, or leave it out.`);
  return setting === "on";
};
