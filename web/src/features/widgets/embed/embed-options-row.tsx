import { Box, Grid, Input, NativeSelect } from "@chakra-ui/react";
import { isSecretKey } from "#shared/secret-key.ts";
import { Field } from "#web/ui/form/field.tsx";
import { choiceWord } from "../words.ts";
import { type EmbedOptions, positions } from "./embed-codes.ts";

interface EmbedOptionsRowProps {
  widgetId: string;
  options: EmbedOptions;
  onChange: (options: EmbedOptions) => void;
}

/** The options that become attributes of the snippet. */
export const EmbedOptionsRow = ({ widgetId, options, onChange }: EmbedOptionsRowProps) => (
  <Grid templateColumns={{ base: "repeat(2, minmax(0, 1fr))", md: "repeat(3, minmax(0, 1fr))" }} gap="3">
    <Choice
      label="Theme"
      values={["light", "dark"] as const}
      value={options.theme}
      onChange={(theme) => onChange({ ...options, theme })}
    />
    <Choice
      label="Position"
      values={positions}
      value={options.position}
      onChange={(position) => onChange({ ...options, position })}
    />
    <Choice
      label="Opens by itself"
      values={["no", "yes"] as const}
      value={options.autoOpen ? "yes" : "no"}
      onChange={(value) => onChange({ ...options, autoOpen: value === "yes" })}
    />
    <Box gridColumn="1 / -1">
      <Field
        label="Public key"
        help="The widget's own public key stands here unless you enter another one. Everybody can read it."
        error={
          isSecretKey(options.anonKey ?? "")
            ? "This looks like a secret key. Everybody can read embed code, so it is not put there: enter a public key, or leave this empty."
            : undefined
        }
      >
        <Input
          fontFamily="mono"
          spellCheck={false}
          autoComplete="off"
          placeholder={widgetId}
          value={options.anonKey ?? ""}
          onChange={({ target }) => onChange({ ...options, anonKey: target.value.trim() })}
        />
      </Field>
    </Box>
  </Grid>
);

interface ChoiceProps<Value extends string> {
  label: string;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
}

const Choice = <Value extends string>({ label, values, value, onChange }: ChoiceProps<Value>) => (
  <Field label={label}>
    <NativeSelect.Root>
      <NativeSelect.Field
        value={value}
        onChange={({ currentTarget }) => {
          const chosen = values.find((each) => each === currentTarget.value);
          if (chosen) onChange(chosen);
        }}
      >
        {values.map((each) => (
          <option key={each} value={each}>
            {choiceWord(each)}
          </option>
        ))}
      </NativeSelect.Field>
      <NativeSelect.Indicator />
    </NativeSelect.Root>
  </Field>
);
