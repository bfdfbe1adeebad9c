import type { Models } from "./port.ts";

/** One provider's calls; what is not among them it does not offer. */
export interface ProviderModels {
  chat: Models["chat"];
  embed: Models["embed"];
  /** One short call, or less, that shows that the model can be asked. */
  checkChat(model: string): Promise<void>;
  /** What to do where the provider cannot be reached at all. */
  unreachable: string;
}
