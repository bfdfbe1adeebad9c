import { Input } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import { Field } from "#web/ui/form/field.tsx";
import { Columns, FieldGroup } from "#web/ui/form/field-group.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { LogoField } from "./logo-field.tsx";
import type { WidgetForm } from "./widget-form.ts";

/** The logo, the company behind the widget and the line below the chat. */
export const BrandFields = ({ widgetId }: { widgetId: string | undefined }) => {
  const { register, formState } = useFormContext<WidgetForm>();
  const { branding } = formState.errors;
  return (
    <FieldGroup legend="Brand">
      <LogoField widgetId={widgetId} />
      <SwitchField<WidgetForm>
        label="Show branding"
        help="“Powered by Docent”, or by your company, below the chat"
        name="config.showBranding"
      />
      <Columns count={2}>
        <Field label="Company" error={branding?.companyName?.message}>
          <Input {...register("branding.companyName")} />
        </Field>
        <Field label="Website" error={branding?.website?.message}>
          <Input type="url" placeholder="https://example.com" {...register("branding.website")} />
        </Field>
      </Columns>
    </FieldGroup>
  );
};
