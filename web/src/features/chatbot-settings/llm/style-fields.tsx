import { NativeSelect, Stack } from "@chakra-ui/react";
import { useFormContext } from "react-hook-form";
import type { LlmSettings } from "#shared/chatbots/llm-settings.ts";
import { Field } from "#web/ui/form/field.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { AvoidedWords } from "./avoided-words.tsx";
import { styleOptions } from "./style-names.ts";

/** How the chatbot answers: each choice is a rule of the prompt, or held to by the server itself. */
export const StyleFields = () => (
  <Stack gap="4">
    <SwitchField<LlmSettings>
      name="answer_style.citations"
      label="Citations"
      help="Visitors see which passage each sentence comes from. You always do."
    />
    <Choice name="refusal" label="Refusals" />
    <Choice name="length" label="Length" />
    <Choice name="tone" label="Tone" />
    <Choice name="language" label="Language" />
    <AvoidedWords />
  </Stack>
);

const Choice = ({ name, label }: { name: keyof typeof styleOptions; label: string }) => {
  const { register } = useFormContext<LlmSettings>();
  return (
    <Field label={label}>
      <NativeSelect.Root>
        <NativeSelect.Field {...register(`answer_style.${name}`)}>
          {styleOptions[name].map(([value, shown]) => (
            <option key={value} value={value}>
              {shown}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
    </Field>
  );
};
