import { Box, chakra, NativeSelect, Stack } from "@chakra-ui/react";
import { useEffect, useId, useRef } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Link, useLocation } from "react-router-dom";
import type { OfferedModel, SettingsState } from "#shared/chatbot-settings/routes.ts";
import type { LlmSettings } from "#shared/chatbots/llm-settings.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { useMay } from "#web/lib/session/account.ts";
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
  const field = useRef<HTMLSelectElement>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link may be followed twice
  useEffect(() => {
    if (hash !== "#model") return;
    field.current?.focus({ preventScroll: true });
    field.current?.scrollIntoView({ block: "center" });
  }, [hash, key]);
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
      <Field label="Provider" help={all.every((one) => one.provider === "builtin") && <Connect />}>
        <NativeSelect.Root>
          <NativeSelect.Field
            ref={field}
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

/** The way to a language model while there is none to choose. */
const Connect = () =>
  useMay()("everything") ? (
    <>
      No language model is connected yet.{" "}
      <chakra.span color="accent.fg" fontWeight="550" asChild>
        <Link to={paths.settings("language-models")}>Connect one</Link>
      </chakra.span>
    </>
  ) : (
    "No language model is connected yet. The owner of this account connects one."
  );

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
