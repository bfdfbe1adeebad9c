import { Box, Button, Text } from "@chakra-ui/react";
import { RotateCcw } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import type { SettingsState } from "#shared/chatbot-settings/routes.ts";
import { defaultParameters, type ParameterName } from "#shared/chatbots/answer-style.ts";
import type { LlmSettings } from "#shared/chatbots/llm-settings.ts";
import { ParameterField } from "./parameter-field.tsx";

/** The numbers that are sent with each question. */
export const Parameters = ({ models }: Pick<SettingsState, "models">) => {
  const { setValue } = useFormContext<LlmSettings>();
  const [provider, model] = useWatch<LlmSettings, ["provider", "model"]>({ name: ["provider", "model"] });
  const refused = models.find((one) => one.provider === provider && one.model === model)?.refuses ?? [];
  const restore = () => {
    for (const [name, value] of Object.entries(defaultParameters))
      setValue(name as ParameterName, value, { shouldDirty: true, shouldValidate: true });
  };
  return (
    <Box>
      {fields.map(([name, label, help, min, max, step]) => (
        <ParameterField
          key={name}
          name={name}
          label={label}
          help={help}
          min={min}
          max={max}
          step={step}
          refusedBy={refused.includes(name) ? shortName(provider, model) : undefined}
        />
      ))}
      <Button variant="outline" mt="3" onClick={restore}>
        <RotateCcw size={14} />
        Restore defaults
      </Button>
      {provider === "builtin" && (
        <Text mt="3" textStyle="sm" color="fg.muted">
          The built-in model quotes the documents word for word. The prompt, tone and these numbers do not
          change it.
        </Text>
      )}
    </Box>
  );
};

const shortName = (provider: string, model: string): string =>
  provider === "builtin" ? "The built-in model" : model;

type Row = [name: ParameterName, label: string, help: string, min: number, max: number, step: number];

const fields: Row[] = [
  ["temperature", "Temperature", "Even to inventive", 0, 2, 0.1],
  ["max_tokens", "Max tokens", "Longest answer", 1, 4000, 1],
  ["top_p", "top_p", "Share of words considered", 0, 1, 0.05],
  ["frequency_penalty", "Frequency penalty", "Against repeated words", -2, 2, 0.1],
  ["presence_penalty", "Presence penalty", "Towards new subjects", -2, 2, 0.1],
];
