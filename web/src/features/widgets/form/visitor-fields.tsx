import { Checkbox, Flex, NativeSelect, Stack, Text } from "@chakra-ui/react";
import { Controller, useFormContext, useWatch } from "react-hook-form";
import { VisitorInfo } from "#shared/conversations/visitor-info.ts";
import { Field } from "#web/ui/form/field.tsx";
import { FieldGroup } from "#web/ui/form/field-group.tsx";
import { SwitchField } from "#web/ui/form/switch-field.tsx";
import { choiceWord } from "../words.ts";
import type { WidgetForm } from "./widget-form.ts";

const details = VisitorInfo.keyof().options;

/** The details that visitors are asked for, and whether they can skip that. */
export const VisitorFields = () => {
  const isAsking = useWatch<WidgetForm, "config.collectUserInfo">({ name: "config.collectUserInfo" });
  const { register } = useFormContext<WidgetForm>();
  return (
    <FieldGroup legend="Visitors">
      <SwitchField<WidgetForm>
        label="Collect visitor information"
        help="A short form, whose answers become a lead"
        name="config.collectUserInfo"
      />
      {isAsking && (
        <Stack gap="4" ps="4" borderStartWidth="2px">
          <Details />
          <SwitchField<WidgetForm>
            label="Required"
            help="Without it the chat does not start"
            name="config.requiredUserInfo"
          />
          <Field label="Ask">
            <NativeSelect.Root>
              <NativeSelect.Field {...register("behavior.asksUserInfo")}>
                <option value="before">Before the chat</option>
                <option value="during">After the first answer</option>
              </NativeSelect.Field>
              <NativeSelect.Indicator />
            </NativeSelect.Root>
          </Field>
        </Stack>
      )}
    </FieldGroup>
  );
};

const Details = () => (
  <Controller<WidgetForm, "config.userInfoFields">
    name="config.userInfoFields"
    render={({ field, fieldState }) => (
      <Stack as="fieldset" gap="2">
        <Text as="legend" textStyle="sm" fontWeight="550" mb="1">
          Details to ask for
        </Text>
        <Flex gap="5" wrap="wrap">
          {details.map((detail) => (
            <Checkbox.Root
              key={detail}
              checked={field.value.includes(detail)}
              onCheckedChange={({ checked }) =>
                // in the order in which the form shows them
                field.onChange(
                  details.filter((one) => (one === detail ? checked === true : field.value.includes(one))),
                )
              }
            >
              <Checkbox.HiddenInput />
              <Checkbox.Control />
              <Checkbox.Label>{choiceWord(detail)}</Checkbox.Label>
            </Checkbox.Root>
          ))}
        </Flex>
        {fieldState.error && <Text color="fg.error">{fieldState.error.message}</Text>}
      </Stack>
    )}
  />
);
