import { useFormState } from "react-hook-form";
import type { LlmSettings } from "#shared/chatbots/llm-settings.ts";
import { SaveBar } from "#web/ui/form/save-bar.tsx";
import { settingNames } from "./setting-names.ts";

interface SaveSettingsProps {
  /** The id of the form, which the bar lies outside of. */
  form: string;
  next: number;
  isSaving: boolean;
  onDiscard: () => void;
}

/** Names the setting that is changed, or counts them, on every tab. */
export const SaveSettings = ({ form, next, isSaving, onDiscard }: SaveSettingsProps) => {
  const { dirtyFields } = useFormState<LlmSettings>();
  const changed = changedNames(dirtyFields);
  const [only] = changed;
  return (
    <SaveBar form={form} action="Save Settings" isSaving={isSaving} onDiscard={onDiscard}>
      {changed.length === 1 && only ? settingNames[only] : `${changed.length} settings`} changed, not saved
      yet. Saving makes version {next}.
    </SaveBar>
  );
};

type Dirty = ReturnType<typeof useFormState<LlmSettings>>["dirtyFields"];

/** A changed provider counts as a changed model. */
const changedNames = ({ answer_style = {}, provider, ...rest }: Dirty): string[] =>
  Object.entries({ ...rest, ...(provider && { model: provider }), ...answer_style })
    .filter(([, dirty]) => (Array.isArray(dirty) ? dirty.some(Boolean) : dirty))
    .map(([name]) => name);
