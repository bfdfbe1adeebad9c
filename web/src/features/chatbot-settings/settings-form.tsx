import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { FormEvent } from "react";
import { type FieldErrors, FormProvider, type Resolver, useForm } from "react-hook-form";
import type { SettingsState } from "#shared/chatbot-settings/routes.ts";
import type { LlmSettings } from "#shared/chatbots/llm-settings.ts";
import { api, query } from "../../lib/api/api.ts";
import { useUnsaved } from "../../lib/browser/unsaved.ts";
import { dismissErrors, toast } from "../../lib/toaster.ts";
import { SaveSettings } from "./save-settings.tsx";
import { SettingsHeader } from "./settings-header.tsx";
import { SettingsTabs } from "./settings-tabs.tsx";
import { useTab } from "./use-tab.ts";

const formId = "chatbot-settings";

/** zod is fetched for the first check, which keeps the page within its size. */
const resolver: Resolver<LlmSettings> = async (...values) =>
  (await import("./resolver.ts")).resolver(...values);

/** The form, which spans the tabs of model and prompt and is saved as a whole. */
export const SettingsForm = ({ state, title }: { state: SettingsState; title: string }) => {
  const { chatbotId, version } = state;
  const client = useQueryClient();
  const [, chooseTab] = useTab();
  const form = useForm<LlmSettings>({ resolver, values: state.settings });
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  const { mutate, isPending } = useMutation({
    mutationFn: (settings: LlmSettings) => api.chatbotSettings.save({ chatbotId, version, settings }),
    meta: { success: "Settings saved successfully!", failure: "Failed to save settings" },
    onSuccess: (saved) => {
      dismissErrors();
      client.setQueryData(query("chatbotSettings", "read", { chatbotId }).queryKey, { ...state, ...saved });
      void client.invalidateQueries({ queryKey: ["chatbots", "llmConfiguration"] });
      void client.invalidateQueries({ queryKey: ["chatbotSettings", "versions"] });
    },
  });
  /** Opens the tab of the first mistake, whose field then gets the focus. */
  const showMistake = (errors: FieldErrors<LlmSettings>) => {
    const [first] = Object.keys(errors);
    if (first) chooseTab(first === "system_prompt" ? "prompt" : "llm");
  };
  const submit = (event: FormEvent) =>
    form
      .handleSubmit(
        (settings) => mutate(settings),
        showMistake,
      )(event)
      .catch(() => toast.error("Failed to save settings", "Check your connection, then try again."));
  return (
    <FormProvider {...form}>
      <SettingsHeader title={title} versions={{ state, isChanged: isDirty }} />
      <form id={formId} hidden noValidate onSubmit={(event) => void submit(event)} />
      <SettingsTabs state={state} />
      {isDirty && (
        <SaveSettings form={formId} next={version + 1} isSaving={isPending} onDiscard={() => form.reset()} />
      )}
    </FormProvider>
  );
};
