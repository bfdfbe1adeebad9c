import { useFormContext } from "react-hook-form";
import type { Settings } from "#shared/account/routes.ts";
import { SaveBar } from "#web/ui/form/save-bar.tsx";

const names: Record<keyof Settings, string> = {
  full_name: "Full name",
  company: "Company",
  email_notifications: "Email notifications",
  marketing_emails: "Marketing emails",
  weekly_reports: "Weekly reports",
  time_zone: "Time zone",
  language: "Language of numbers and dates",
};

/** Names the setting that is changed, or counts them. */
export const SaveAccount = ({ isSaving, onDiscard }: { isSaving: boolean; onDiscard: () => void }) => {
  const { dirtyFields } = useFormContext<Settings>().formState;
  const changed = Object.entries(names).filter(([field]) => dirtyFields[field as keyof Settings]);
  const [, only] = changed.length === 1 ? (changed[0] ?? []) : [];
  return (
    <SaveBar action="Save Changes" isSaving={isSaving} onDiscard={onDiscard} isFramed>
      {only ?? `${changed.length} settings`} changed, not saved yet
    </SaveBar>
  );
};
