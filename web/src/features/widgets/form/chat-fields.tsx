import { NativeSelect, Textarea } from "@chakra-ui/react";
import { Controller, useFormContext } from "react-hook-form";
import { WidgetBehavior } from "#shared/widgets/shapes.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Columns, FieldGroup } from "#web/ui/form/field-group.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import type { WidgetForm } from "./widget-form.ts";

const schemes = { light: "Light, your colours", dark: "Dark", auto: "As the page or the system" };
const names = new Intl.DisplayNames("en", { type: "language" });

/** Theme and language of the widget, its questions to start with, files of visitors, and its sound. */
export const ChatFields = () => {
  const { register, formState } = useFormContext<WidgetForm>();
  const questions = formState.errors.behavior?.starterQuestions;
  return (
    <FieldGroup legend="Chat">
      <Columns count={2}>
        <Field label="Theme">
          <NativeSelect.Root>
            <NativeSelect.Field {...register("behavior.colorScheme")}>
              {WidgetBehavior.shape.colorScheme.options.map((scheme) => (
                <option key={scheme} value={scheme}>
                  {schemes[scheme]}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field>
        <Field label="Language of the buttons">
          <NativeSelect.Root>
            <NativeSelect.Field {...register("behavior.language")}>
              {WidgetBehavior.shape.language.options.map((language) => (
                <option key={language} value={language}>
                  {language === "auto" ? "As the page" : names.of(language)}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator />
          </NativeSelect.Root>
        </Field>
      </Columns>
      <Controller<WidgetForm, "behavior.starterQuestions">
        name="behavior.starterQuestions"
        render={({ field }) => (
          <Field
            label="Starter questions"
            help="Up to four, one in a line. Visitors ask them with a click. Without entries, those of the chatbot."
            error={questions?.message ?? questions?.find?.((one) => one)?.message}
          >
            <Textarea
              ref={field.ref}
              rows={3}
              value={field.value.join("\n")}
              onChange={({ target }) => field.onChange(target.value.split("\n"))}
              onBlur={() => {
                field.onChange(field.value.map((line) => line.trim()).filter(Boolean));
                field.onBlur();
              }}
            />
          </Field>
        )}
      />
      <SwitchField<WidgetForm>
        label="File upload"
        help="Visitors may attach documents of up to 4 MB. Their text is used in that chat only."
        name="config.allowFileUpload"
      />
      <SwitchField<WidgetForm>
        label="Sound"
        help="A short tone when an answer arrives and nobody is looking"
        name="behavior.sound"
      />
    </FieldGroup>
  );
};
