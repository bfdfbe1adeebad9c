import { Button, Field, Flex, Text, Textarea } from "@chakra-ui/react";
import { RotateCcw } from "lucide-react";
import { useController } from "react-hook-form";
import type { LlmSettings } from "#shared/chatbots/llm-settings.ts";

/** The owner's own prompt; empty, the default one is used. */
export const PromptField = () => {
  const { field, fieldState } = useController<LlmSettings, "system_prompt">({ name: "system_prompt" });
  const text = field.value ?? "";
  const error = fieldState.error?.message;
  return (
    <Field.Root invalid={Boolean(error)}>
      <Flex align="center" justify="space-between" gap="3" w="full">
        <Field.Label>Custom prompt</Field.Label>
        <Button variant="ghost" disabled={text === ""} onClick={() => field.onChange(null)}>
          <RotateCcw size={14} />
          Reset to default
        </Button>
      </Flex>
      <Textarea
        rows={12}
        dir="auto"
        placeholder="Say who the chatbot is and how it should answer."
        ref={field.ref}
        value={text}
        onBlur={field.onBlur}
        onChange={({ currentTarget: { value } }) => field.onChange(value === "" ? null : value)}
      />
      <Flex justify="space-between" gap="3" w="full" textStyle="sm" color={error ? "fg.error" : "fg.muted"}>
        <Field.HelperText color="inherit" aria-live="polite">
          {error ?? "Empty: the default prompt is used."}
        </Field.HelperText>
        <Text css={{ fontVariantNumeric: "tabular-nums" }}>
          {text.length.toLocaleString("en-US")} characters
        </Text>
      </Flex>
    </Field.Root>
  );
};
