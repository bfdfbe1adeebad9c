import { Textarea } from "@chakra-ui/react";
import { useState } from "react";
import { useController } from "react-hook-form";
import type { LlmSettings } from "#shared/chatbots/llm-settings.ts";
import { Field } from "#web/ui/form/field.tsx";

/** One word or phrase a line. */
export const AvoidedWords = () => {
  const { field, fieldState } = useController<LlmSettings, "answer_style.avoided_words">({
    name: "answer_style.avoided_words",
  });
  const saved = field.value.join("\n");
  const [text, setText] = useState(saved);
  // discarded or restored
  if (wordsIn(text).join("\n") !== saved) setText(saved);
  const error = fieldState.error as { message?: string } | { message?: string }[] | undefined;
  const message = Array.isArray(error) ? error.find(Boolean)?.message : error?.message;
  return (
    <Field
      label="Words to avoid"
      help="One word or phrase a line. The model is told, and where it forgets, readers see “…” instead."
      {...(message && { error: message })}
    >
      <Textarea
        rows={3}
        dir="auto"
        ref={field.ref}
        value={text}
        onBlur={field.onBlur}
        onChange={({ currentTarget: { value } }) => {
          setText(value);
          field.onChange(wordsIn(value));
        }}
      />
    </Field>
  );
};

const wordsIn = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);
