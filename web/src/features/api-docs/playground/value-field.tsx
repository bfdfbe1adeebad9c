import { chakra, Input, Switch, Textarea } from "@chakra-ui/react";
import type { DocumentedField } from "#shared/api-docs/endpoints.ts";
import { Field } from "#web/ui/form/field.tsx";
import { SelectInput } from "#web/ui/form/select-input.tsx";

interface ValueFieldProps {
  field: DocumentedField;
  /** Empty if nothing is entered. */
  value: string;
  onChange: (value: string | File | undefined) => void;
  error?: string | undefined;
}

/** The control for a field of a request. */
export const ValueField = ({ field, value, onChange, error }: ValueFieldProps) => {
  const { name, control, choices = [], usual, isRequired, description } = field;
  if (control === "switch")
    return (
      <Switch.Root
        checked={value === "" ? usual === true : value === "true"}
        onCheckedChange={({ checked }) => onChange(`${checked}`)}
      >
        <Switch.Label fontFamily="mono">{name}</Switch.Label>
        <Switch.HiddenInput />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
      </Switch.Root>
    );
  return (
    <Field
      label={
        <chakra.code fontFamily="mono" fontSize="sm" fontWeight="500">
          {name}
        </chakra.code>
      }
      help={helpFor(field, description)}
      isRequired={isRequired}
      {...(error && { error })}
    >
      {control === "choice" ? (
        <SelectInput
          options={{ "": "Not sent", ...Object.fromEntries(choices.map((one) => [one, one])) }}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : control === "file" ? (
        <Input
          type="file"
          pt="1.5"
          onChange={(event) => onChange(event.currentTarget.files?.[0] ?? undefined)}
        />
      ) : control === "number" || isShort.test(name) ? (
        <Input
          {...(control === "number" && { inputMode: "decimal" })}
          value={value}
          placeholder={usual === undefined ? "" : `${usual}`}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <Textarea
          rows={control === "json" ? 5 : 2}
          fontFamily={control === "json" ? "mono" : undefined}
          spellCheck={control !== "json"}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </Field>
  );
};

/** Texts of one line. */
const isShort = /^(id|url|model|cursor|filename|content_type)$|(_id|Id)$/;

const helpFor = ({ control }: DocumentedField, description = ""): string =>
  control === "json" ? `${description} As JSON.`.trim() : description;
