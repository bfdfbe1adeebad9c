import { Box, chakra, Input, Text } from "@chakra-ui/react";
import { useId } from "react";
import { useController } from "react-hook-form";
import type { ParameterName } from "#shared/chatbots/answer-style.ts";
import type { LlmSettings } from "#shared/chatbots/llm-settings.ts";

interface ParameterFieldProps {
  name: ParameterName;
  label: string;
  help: string;
  min: number;
  max: number;
  step: number;
  /** The model that does not take it. */
  refusedBy: string | undefined;
}

/** A slider and a number for the same setting; disabled if the chosen model refuses it. */
export const ParameterField = ({ name, label, help, min, max, step, refusedBy }: ParameterFieldProps) => {
  const { field, fieldState } = useController<LlmSettings, ParameterName>({ name });
  const id = useId();
  const error = fieldState.error?.message;
  const control = {
    min,
    max,
    step,
    disabled: refusedBy !== undefined,
    value: Number.isNaN(field.value) ? "" : field.value,
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      field.onChange(currentTarget.valueAsNumber),
  };
  return (
    <Box css={row}>
      <Box>
        <chakra.label htmlFor={id}>{label}</chakra.label>
        <Text id={`${id}-help`} textStyle="xs" color={error ? "fg.error" : "fg.muted"} aria-live="polite">
          {error ?? (refusedBy ? `${refusedBy} does not take it. It is not sent.` : help)}
        </Text>
      </Box>
      <chakra.input type="range" aria-label={`${label}, slider`} {...control} />
      <Input
        id={id}
        type="number"
        inputMode="decimal"
        aria-describedby={`${id}-help`}
        aria-invalid={error ? true : undefined}
        ref={field.ref}
        onBlur={field.onBlur}
        {...control}
      />
    </Box>
  );
};

const row = {
  display: "grid",
  gap: "3",
  alignItems: "center",
  py: "2",
  gridTemplateColumns: "minmax(0, 1fr) 5.5rem",
  "& label": { textStyle: "sm", fontWeight: "550" },
  "& input[type=range]": {
    accentColor: "var(--chakra-colors-accent-solid)",
    w: "full",
    minH: { base: "11", md: "0" },
    gridRow: "2",
    gridColumn: "1 / -1",
    _disabled: { opacity: "0.4" },
  },
  "@container sheet (min-width: 52rem)": {
    gridTemplateColumns: "13rem minmax(0, 1fr) 5.5rem",
    "& input[type=range]": { gridRow: "auto", gridColumn: "auto" },
  },
} as const;
