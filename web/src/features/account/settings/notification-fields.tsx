import { Input, NativeSelect, Stack, Text } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import type { Settings } from "#shared/account/routes.ts";
import { languages } from "#shared/languages.ts";
import { useMay } from "#web/lib/session/account.ts";
import { Field } from "#web/ui/form/field.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";

/** Three switches, each with what it sends. Without a sender of mail only the choice is kept, and the text says so. */
export const NotificationFields = ({ sendsMail }: { sendsMail: boolean }) => {
  const { register, watch } = useFormContext<Settings>();
  const zone = watch("time_zone");
  const mayChange = useMay()("everything");
  const tag = watch("language");
  return (
    <Stack gap="4">
      {!sendsMail && (
        <Text textStyle="sm" color="fg.muted">
          This installation sends no mail yet. Your choice is kept until it does.
        </Text>
      )}
      <SwitchField<Settings>
        name="email_notifications"
        label="Email notifications"
        help="A visitor left contact details, a budget is nearly or wholly used up, new recovery codes were made. That two-factor authentication was turned off is mailed in any case."
      />
      <SwitchField<Settings>
        name="weekly_reports"
        label="Weekly reports"
        help={`Mondays at 08:00, ${zone}: conversations, questions and answers of the week.`}
      />
      <SwitchField<Settings>
        name="marketing_emails"
        label="Marketing emails"
        help="The people who run this site may send you news about the product."
      />
      <Field
        label="Time zone"
        help={
          mayChange
            ? "The account's: weeks and days of reports begin by it."
            : "The account's. A colleague with the role “Everything” can change it."
        }
      >
        {mayChange ? (
          <NativeSelect.Root>
            <NativeSelect.Field {...register("time_zone")}>
              {zonesWith(zone).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        ) : (
          <Input value={zone} readOnly bg="bg.subtle" />
        )}
      </Field>
      <Field
        label="Language of numbers and dates"
        help={`${new Date().toLocaleDateString(tag, { dateStyle: "medium" })}, ${(1234.5).toLocaleString(tag)}. Texts stay English; your chatbots answer in the visitor's language.`}
      >
        <NativeSelect.Root disabled={!mayChange}>
          <NativeSelect.Field {...register("language")}>
            {languages.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field>
    </Stack>
  );
};

/** Browsers list neither UTC nor every name that they know. */
const zonesWith = (zone: string): string[] => [
  ...new Set([zone, Intl.DateTimeFormat().resolvedOptions().timeZone, "UTC", ...zones]),
];

const nameOf = (tag: string): string =>
  new Intl.DisplayNames("en", { type: "language", languageDisplay: "standard" }).of(tag) ?? tag;

const zones = Intl.supportedValuesOf("timeZone");
