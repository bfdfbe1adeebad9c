import { Box, Flex, Input, NativeSelect, Stack } from "@chakra-ui/react";
import { Check, TriangleAlert } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import { WidgetConfig } from "#shared/widgets/shapes.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Columns, FieldGroup } from "#web/ui/form/field-group.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { choiceWord } from "../words.ts";
import { ColorField } from "./color-field.tsx";
import { Presets } from "./presets.tsx";
import { readability } from "./readability.ts";
import type { WidgetForm } from "./widget-form.ts";

const fonts = ["Inter", "system-ui", "Georgia", "Arial", "Verdana"];

/** Colours, font, corners, place and size. */
export const LookFields = () => {
  const { register, formState } = useFormContext<WidgetForm>();
  const { theme, config } = formState.errors;
  return (
    <FieldGroup legend="Look">
      <Presets />
      <Columns count={3}>
        <ColorField<WidgetForm>
          label="Primary"
          name="theme.primaryColor"
          error={theme?.primaryColor?.message}
        />
        <ColorField<WidgetForm>
          label="Background"
          name="theme.backgroundColor"
          error={theme?.backgroundColor?.message}
        />
        <ColorField<WidgetForm> label="Text" name="theme.textColor" error={theme?.textColor?.message} />
      </Columns>
      <Readable />
      <Columns count={3}>
        <Choice label="Font" name="theme.fontFamily" values={fonts} />
        <Field label="Corner radius" error={theme?.borderRadius?.message}>
          <Input {...register("theme.borderRadius")} />
        </Field>
        <Choice label="Position" name="config.position" values={WidgetConfig.shape.position.options} />
        <Choice label="Size" name="config.size" values={WidgetConfig.shape.size.options} />
        <Field label="Max height" error={config?.maxHeight?.message}>
          <Input {...register("config.maxHeight")} />
        </Field>
        <Field label="Max width" error={config?.maxWidth?.message}>
          <Input {...register("config.maxWidth")} />
        </Field>
      </Columns>
      <SwitchField<WidgetForm> label="Shadow" name="theme.shadow" />
    </FieldGroup>
  );
};

const Readable = () => {
  const theme = useWatch<WidgetForm, "theme">({ name: "theme" });
  return (
    <Stack gap="1" mt="-2" aria-live="polite">
      {readability(theme).map(({ isReadable, words }) => (
        <Flex key={words} gap="2" textStyle="sm" color="fg.muted">
          <Box color={isReadable ? "green.fg" : "orange.fg"} pt="0.5" aria-hidden>
            {isReadable ? <Check size={14} /> : <TriangleAlert size={14} />}
          </Box>
          {words}
        </Flex>
      ))}
    </Stack>
  );
};

interface ChoiceProps {
  label: string;
  name: "theme.fontFamily" | "config.position" | "config.size";
  values: readonly string[];
}

const Choice = ({ label, name, values }: ChoiceProps) => {
  const { register, getValues } = useFormContext<WidgetForm>();
  const given = getValues(name);
  return (
    <Field label={label}>
      <NativeSelect.Root>
        <NativeSelect.Field {...register(name)}>
          {[...new Set([...values, given])].map((value) => (
            <option key={value} value={value}>
              {value === "system-ui" ? "System" : choiceWord(value)}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field>
  );
};
