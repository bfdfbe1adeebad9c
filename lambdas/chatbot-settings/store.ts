import * as z from "zod";
import { logActivity } from "#lambdas/core/activity.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { entity, type Page } from "#platform/table/entity.ts";
import { newId } from "#platform/table/new-id.ts";
import { SettingsVersion } from "#shared/chatbot-settings/routes.ts";
import { defaultAnswerStyle } from "#shared/chatbots/answer-style.ts";
import { LlmSettings } from "#shared/chatbots/llm-settings.ts";
import type { Chatbot, LlmConfiguration } from "#shared/chatbots/routes.ts";
import { AppError } from "#shared/errors.ts";
import { differencesOf } from "./differences.ts";
import { key, keyPrefix } from "./names.ts";

/*
 * Access patterns
 *   a chatbot's present settings          OWNER#{account} / LLM#{chatbot}
 *   their versions, newest first          OWNER#{account} / LLMVERSION#{chatbot}#{number}
 *   one version                           the same
 */

const StoredVersion = SettingsVersion.omit({ by: true }).extend({
  account_id: z.string(),
  rag_system_id: z.string(),
  user_id: z.string().optional(),
});
export type StoredVersion = z.infer<typeof StoredVersion>;

const versionKey = (id: Pick<StoredVersion, "account_id" | "rag_system_id" | "number">) => ({
  pk: key("account", id.account_id),
  sk: key("settingsVersion", id.rag_system_id, String(id.number).padStart(6, "0")),
});

const versionEntity = entity({
  name: "Version",
  shape: StoredVersion,
  key: versionKey,
  keysOf: versionKey,
});

export interface Saving {
  /** The version that the changes began from. */
  base: number;
  userId: string;
  /** The number of the version that is restored. */
  restored?: number;
}

export interface Saved {
  settings: LlmSettings;
  version: number;
}

/** The number of the present version; 0 if nothing is stored. The first version has no row until there is a second. */
export const versionOf = (stored: LlmConfiguration | undefined): number =>
  stored ? (stored.version ?? 1) : 0;

export const settingsOf = (stored: LlmConfiguration): LlmSettings =>
  LlmSettings.strip().parse({ ...stored, answer_style: stored.answer_style ?? defaultAnswerStyle });

export const settingsStore = {
  find: ({ user_id, id }: Chatbot): Promise<LlmConfiguration | undefined> =>
    chatbotStore.configurations.find({ user_id, id }),

  /**
   * Stores the settings with a row of their version, inserting them if the chatbot has none. Saving what is there already
   * changes nothing. Throws AppError `conflict` if they were saved after `base`.
   */
  save: async (chatbot: Chatbot, settings: LlmSettings, saving: Saving): Promise<Saved> => {
    const former = await settingsStore.find(chatbot);
    if (versionOf(former) !== saving.base) throw overtaken();
    const changed = former ? differencesOf(settingsOf(former), settings) : [];
    if (former && changed.length === 0) return { settings, version: saving.base };
    const version = saving.base + 1;
    const row = { ...rowOf(chatbot, settings, version), changed, user_id: saving.userId };
    const { restored } = saving;
    await transact([
      former ? changeOf(chatbot, former, { ...settings, version }) : insertOf(chatbot, settings),
      versionEntity.put({ ...row, ...(restored && { restored }) }),
      ...(former && former.version === undefined ? [firstVersionOf(chatbot, former)] : []),
      logActivity(
        { accountId: chatbot.user_id, userId: saving.userId },
        { action: "changed", subject: { kind: "chatbot", id: chatbot.id, name: chatbot.name } },
      ),
    ]).catch((error) => {
      throw failedCondition(error) ? overtaken() : error;
    });
    return { settings, version };
  },

  versions: (
    { user_id, id }: Chatbot,
    page: { limit?: number; cursor?: string | undefined },
  ): Promise<Page<StoredVersion>> => versionEntity.list({ ...versionsOf(user_id, id), ...page }),

  /** Throws `not_found` for a version that the chatbot does not have. */
  version: ({ user_id, id }: Chatbot, number: number): Promise<StoredVersion> =>
    versionEntity.get({ account_id: user_id, rag_system_id: id, number }),
};

const versionsOf = (accountId: string, chatbotId: string) => ({
  pk: key("account", accountId),
  prefix: keyPrefix("settingsVersion", chatbotId),
  newestFirst: true,
});

const overtaken = () =>
  new AppError(
    "conflict",
    "These settings were changed in another tab or by a colleague. Copy what you need, then reload the page.",
  );

const changeOf = (
  { user_id, id }: Chatbot,
  former: LlmConfiguration,
  set: LlmSettings & { version: number },
) =>
  chatbotStore.configurations.change(
    { user_id, id },
    {
      set,
      // what failed were the former settings
      remove: ["failing"],
      condition: when.equals({ id: former.id, version: former.version }),
    },
  );

const insertOf = ({ user_id, id }: Chatbot, settings: LlmSettings) =>
  chatbotStore.configurations.put({
    id: newId("modelSettings"),
    rag_system_id: id,
    user_id,
    ...settings,
    version: 1,
  });

/** The settings that a chatbot began with, as its first version. */
const firstVersionOf = (chatbot: Chatbot, former: LlmConfiguration) =>
  versionEntity.place({ ...rowOf(chatbot, settingsOf(former), 1), at: chatbot.created_at, changed: [] });

const rowOf = ({ user_id, id }: Chatbot, settings: LlmSettings, number: number) => ({
  account_id: user_id,
  rag_system_id: id,
  number,
  at: new Date().toISOString(),
  settings,
});
