import { Button, chakra, Flex, Stack, Text, VisuallyHidden } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { mostStarters } from "#shared/chatbots/starters.ts";
import { StarterRow } from "./starter-row.tsx";
import { type StartersForm, withSuggestions } from "./starters-form.ts";

/** Up to four questions: written, moved by buttons, removed, or suggested by the documents. */
export const StarterFields = ({ suggestions }: { suggestions: string[] }) => {
  const { control, getValues } = useFormContext<StartersForm>();
  const { fields, append, remove, move, replace } = useFieldArray({ control, name: "questions" });
  const list = useRef<HTMLFieldSetElement>(null);
  const [focused, setFocused] = useState<{ at: number; name: string }>();
  const [said, setSaid] = useState("");
  useEffect(() => {
    if (!focused) return;
    const row = list.current?.querySelectorAll("[data-row]")[focused.at];
    const wanted = row?.querySelector<HTMLElement>(`[data-act="${focused.name}"]:not(:disabled)`);
    (wanted ?? row?.querySelector<HTMLElement>("[data-act]:not(:disabled)") ?? list.current)?.focus();
  }, [focused]);
  const texts = () => getValues("questions").map(({ text }) => text);
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setFocused({ at: to, name: to < from ? "up" : "down" });
    setSaid(`Moved to place ${to + 1} of ${fields.length}.`);
  };
  const drop = (at: number) => {
    remove(at);
    setFocused({ at: Math.min(at, fields.length - 2), name: "text" });
    setSaid(`Question ${at + 1} removed.`);
  };
  const suggest = () => {
    const next = withSuggestions(texts(), suggestions);
    replace(next.map((text) => ({ text })));
    setSaid(`${next.length} ${next.length === 1 ? "question" : "questions"} now.`);
  };
  return (
    <chakra.fieldset ref={list} minW="0" tabIndex={-1} outline="none">
      <chakra.legend fontWeight="medium" textStyle="sm" mb="2">
        Your questions
      </chakra.legend>
      <Stack gap="3">
        {fields.length === 0 && (
          <Text textStyle="sm" color="fg.muted">
            None: a chat begins without buttons.
          </Text>
        )}
        {fields.map(({ id }, at) => (
          <StarterRow
            key={id}
            at={at}
            last={fields.length - 1}
            onMove={(to) => moveTo(at, to)}
            onRemove={() => drop(at)}
          />
        ))}
        <Flex gap="2" wrap="wrap">
          <Button
            variant="outline"
            disabled={fields.length >= mostStarters}
            onClick={() => append({ text: "" })}
          >
            <Plus />
            Add a question
          </Button>
          {suggestions.length > 0 && (
            <Button variant="ghost" onClick={suggest}>
              {fields.length < mostStarters ? "Suggest from the documents" : "Suggest again"}
            </Button>
          )}
        </Flex>
        <Text textStyle="xs" color="fg.muted">
          At most {mostStarters}. Suggesting again keeps what you wrote yourself.
        </Text>
      </Stack>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </chakra.fieldset>
  );
};
