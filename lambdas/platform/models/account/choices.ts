import { port } from "#platform/ports.ts";
import type { Choices } from "../port.ts";
import { findProvider } from "./stored-provider.ts";

/** The models that chatbots of an account may use: those of its own provider before those of the installation. */
export const choicesFor = async (accountId: string): Promise<Choices> => {
  const [{ choices }, provider] = await Promise.all([port("models"), findProvider(accountId)]);
  if (!provider) return choices;
  const own = (model: string) => ({ provider: "account" as const, model });
  return {
    default: own(provider.default_model),
    available: [...provider.models.map(own), ...choices.available],
  };
};
