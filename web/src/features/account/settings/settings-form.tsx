import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import type { AccountState, Settings } from "#shared/account/routes.ts";
import { api, query } from "#web/lib/api/api.ts";
import { useUnsaved } from "#web/lib/browser/unsaved.ts";
import { setLocale } from "#web/lib/format/locale.ts";
import { SettingsSection } from "#web/ui/page/settings-section.tsx";
import { NotificationFields } from "./notification-fields.tsx";
import { ProfileFields } from "./profile-fields.tsx";
import { SaveAccount } from "./save-account.tsx";

/** Profile and notification preferences, which are saved together. */
export const SettingsForm = ({ account }: { account: AccountState }) => {
  const client = useQueryClient();
  const form = useForm<Settings>({ values: account.settings });
  const { isDirty } = form.formState;
  useUnsaved(isDirty);
  useEffect(() => setLocale(account.settings.language), [account.settings.language]);
  const { mutate, isPending } = useMutation({
    mutationFn: api.account.saveSettings,
    meta: { success: "Settings saved", failure: "Failed to save settings" },
    onSuccess: (settings) => {
      setLocale(settings.language);
      client.setQueryData(query("account", "settings", {}).queryKey, { ...account, settings });
    },
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit((settings) => mutate(settings))(event)} noValidate>
        <SettingsSection title="Profile Information" lead="Your name stands in the activity of this account.">
          <ProfileFields email={account.email} />
        </SettingsSection>
        <SettingsSection title="Notification Preferences" lead="All to the email above.">
          <NotificationFields sendsMail={account.sendsMail} />
        </SettingsSection>
        {isDirty && <SaveAccount isSaving={isPending} onDiscard={() => form.reset()} />}
      </form>
    </FormProvider>
  );
};
