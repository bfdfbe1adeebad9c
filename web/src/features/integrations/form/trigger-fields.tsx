import { Box, Button, chakra, Input, NativeSelect, Text } from "@chakra-ui/react";
import { Plus, X } from "lucide-react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { Field } from "#web/ui/form/field.tsx";
import { FieldGroup } from "#web/ui/form/field-group.tsx";
import { type FormValues, newTrigger } from "./integration-form.ts";
import { ParameterFields } from "./parameter-fields.tsx";

/** The triggers, of which at least one stays. */
export const TriggerFields = () => {
  const { control, formState } = useFormContext<FormValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "triggers" });
  const { triggers } = formState.errors;
  const error = triggers?.root?.message ?? triggers?.message;
  return (
    <FieldGroup legend="When it is asked">
      {fields.map((field, at) => (
        <TriggerRow
          key={field.id}
          at={at}
          onRemove={fields.length > 1 ? () => remove(at) : undefined}
          error={triggers?.[at]?.value?.message ?? (at === 0 ? error : undefined)}
        />
      ))}
      <Box>
        <Button variant="ghost" ms="-2" onClick={() => append(newTrigger())}>
          <Plus size={16} />
          Add trigger
        </Button>
      </Box>
    </FieldGroup>
  );
};

interface TriggerRowProps {
  at: number;
  onRemove: (() => void) | undefined;
  error: string | undefined;
}

const TriggerRow = ({ at, onRemove, error }: TriggerRowProps) => {
  const { register, watch } = useFormContext<FormValues>();
  const isRegex = watch(`triggers.${at}.type`) === "regex";
  return (
    <Box>
      <chakra.div css={row}>
        <NativeSelect.Root w="7.5rem" flex="none">
          <NativeSelect.Field {...register(`triggers.${at}.type`)} aria-label={`Kind of trigger ${at + 1}`}>
            <option value="keyword">Keyword</option>
            <option value="regex">Regex</option>
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
        <Field label={<chakra.span srOnly>{`Trigger ${at + 1}`}</chakra.span>} error={error}>
          <Input
            {...register(`triggers.${at}.value`)}
            spellCheck={!isRegex}
            fontFamily={isRegex ? "mono" : undefined}
            placeholder={isRegex ? "(?:order|parcel)\\D*(\\d{5})" : "order"}
          />
        </Field>
        {onRemove && (
          <Button variant="ghost" px="0" aria-label={`Remove trigger ${at + 1}`} onClick={onRemove}>
            <X size={16} />
          </Button>
        )}
      </chakra.div>
      <ParameterFields at={at} />
      {isRegex && (
        <Text textStyle="xs" color="fg.muted" mt="1">
          Large and small letters match alike.
        </Text>
      )}
    </Box>
  );
};

const row = {
  display: "flex",
  gap: "2",
  alignItems: "start",
  "& .chakra-field__label": { h: "0", overflow: "hidden", mb: "-1.5" },
};
