import { chakra, Switch } from "@chakra-ui/react";
import { Controller } from "react-hook-form";
import type { WidgetForm } from "../../features/widgets/form/widget-form.ts";

export interface SwitchFieldProps {
  label: string;
  help?: string;
  name: "theme.shadow" | "config.showBranding";
}

/** Label left, switch right. */
export const SwitchField = ({ label, help, name }: SwitchFieldProps) => (
  <Controller<WidgetForm, SwitchFieldProps["name"]>
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
