import { Input, Textarea } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import { Field } from "#web/ui/form/field.tsx";
import { Columns, FieldGroup } from "#web/ui/form/field-group.tsx";
import type { WidgetForm } from "./widget-form.ts";

/** The texts of a widget: title, subtitle, greeting and placeholder. */
export const WordFields = () => {
  const { register, formState } = useFormContext<WidgetForm>();
  const { branding, config } = formState.errors;
  return (
    <FieldGroup legend="Words">
      <Columns count={2}>
        <Field label="Title" error={branding?.title?.message}>
          <Input {...register("branding.title")} />
        </Field>
        <Field label="Subtitle" error={branding?.subtitle?.message}>
          <Input {...register("branding.subtitle")} />
        </Field>
      </Columns>
      <Field label="Greeting" error={config?.greeting?.message}>
        <Textarea rows={2} {...register("config.greeting")} />
      </Field>
      <Field label="Placeholder" error={config?.placeholder?.message}>
        <Input {...register("config.placeholder")} />
      </Field>
    </FieldGroup>
  );
};
