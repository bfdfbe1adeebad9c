import { Box, chakra, NativeSelect, Stack } from "@chakra-ui/react";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import type { OfferedModel, SettingsState } from "#shared/chatbot-settings/routes.ts";
import type { LlmSettings } from "#shared/chatbots/llm-settings.ts";
import { Field } from "#web/ui/form/field.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { priceName } from "./price-name.ts";

const providerNames = {
  account: "Your own provider",
  openai: "openai",
  bedrock: "Amazon Bedrock",
  builtin: "Built in",
};

/** The provider, and its models with the price of a thousand answers. */
export const ModelChoice = ({ models }: Pick<SettingsState, "models">) => {
  const id = useId();
  const { setValue } = useFormContext<LlmSettings>();
  const [provider, model] = useWatch<LlmSettings, ["provider", "model"]>({ name: ["provider", "model"] });
  const choose = (next: Pick<OfferedModel, "provider" | "model">) => {
    setValue("provider", next.provider, { shouldDirty: true });
    setValue("model", next.model, { shouldDirty: true });
  };
  const isOffered = models.some((one) => one.provider === provider && one.model === model);
  const present: OfferedModel[] = isOffered ? [] : [{ provider, model, refuses: [] }];
  const all = [...present, ...models];
  const providers = [...new Set(all.map((one) => one.provider))];
  return (
    <Stack gap="4">
      <Field label="Provider">
        <NativeSelect.Root>
          <NativeSelect.Field
            value={provider}
            onChange={({ currentTarget }) => {
              const first = all.find((one) => one.provider === currentTarget.value);
              if (first) choose(first);
            }}
          >
            {providers.map((one) => (
              <option key={one} value={one}>
                {providerNames[one]}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator />
        </NativeSelect.Root>
      </Field>
      <Box role="radiogroup" aria-label="Model" css={table}>
        <Box aria-hidden className="head">
          <span>Model</span>
          <span>Per 1,000 answers</span>
        </Box>
        {all
          .filter((one) => one.provider === provider)
          .map((one) => (
            <chakra.label key={one.model} data-chosen={one.model === model || undefined}>
              <input
                type="radio"
                name={`${id}-model`}
                checked={one.model === model}
                onChange={() => choose(one)}
              />
              <span className="name">{one.model}</span>
              {present.includes(one) ? <Tag palette="orange">No longer offered</Tag> : priceName(one)}
            </chakra.label>
          ))}
      </Box>
    </Stack>
  );
};

const line = {
  display: "grid",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gap: "3",
  alignItems: "center",
  px: "4",
} as const;

const table = {
  borderWidth: "1px",
  borderRadius: "l3",
  overflow: "hidden",
  bg: "bg.panel",
  textStyle: "sm",
  fontVariantNumeric: "tabular-nums",
  "& .head": {
    display: "flex",
    justifyContent: "space-between",
    px: "4",
    py: "2",
    bg: "bg.subtle",
    color: "fg.subtle",
    textStyle: "xs",
  },
  "& label": {
    ...line,
    minH: "11",
    borderTopWidth: "1px",
    cursor: "pointer",
    "&[data-chosen]": { bg: "bg.selected" },
    "&:has(:focus-visible)": {
      outline: "2px solid",
      outlineColor: "accent.focusRing",
      outlineOffset: "-2px",
    },
  },
  "& input": { accentColor: "var(--chakra-colors-accent-solid)", boxSize: "4" },
  "& .name": { fontWeight: "550", overflowWrap: "anywhere" },
} as const;
