import { logger } from "#platform/logging/logger.ts";
import { when } from "#platform/table/conditions.ts";
import type { LlmConfiguration } from "#shared/chatbots/routes.ts";
import type { ModelFault } from "#shared/model-fault.ts";
import { configurationEntity, type StoredConfiguration } from "./entities.ts";

/**
 * Notes beside a chatbot's model that it fails, from its first failure on, or that it answers again. It lies on the
 * settings, which every question reads anyway; a note that cannot be written is logged and lost.
 */
export const noteFailing = async (
  configuration: StoredConfiguration,
  fault: ModelFault | undefined,
): Promise<void> => {
  const { user_id, rag_system_id, provider, model, failing } = configuration;
  if (!isStored(configuration) || failing?.reason === fault?.reason) return;
  const since_at = failing?.since_at ?? new Date().toISOString();
  await configurationEntity
    .update(
      { user_id, id: rag_system_id },
      {
        ...(fault ? { set: { failing: { ...fault, since_at } } } : { remove: ["failing"] }),
        // a model that was chosen in the meantime has not failed
        condition: when.equals({ provider, model }),
      },
    )
    .catch((error) => logger.warn("a model's failure was not noted", { name: error?.name }));
};

const isStored = ({ id }: LlmConfiguration): boolean => id !== "";
