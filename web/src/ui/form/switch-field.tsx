import { chakra, Switch } from "@chakra-ui/react";
import { Controller, type FieldPathByValue, type FieldValues } from "react-hook-form";

interface SwitchFieldProps<Form extends FieldValues> {
  label: string;
  help?: string;
  name: FieldPathByValue<Form, boolean>;
}

/** Label left, switch right; a field of the form around it. */
export const SwitchField = <Form extends FieldValues>({ label, help, name }: SwitchFieldProps<Form>) => (
  <Controller<Form, typeof name>
    name={name}
    render={({ field }) => (
      <Switch.Root checked={field.value} onCheckedChange={({ checked }) => field.onChange(checked)}>
        <Switch.Label>
          {label}
          {help && (
            <chakra.span display="block" color="fg.muted">
              {help}
            </chakra.span>
          )}
        </Switch.Label>
        <Switch.HiddenInput onBlur={field.onBlur} />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
      </Switch.Root>
    )}
  />
);
