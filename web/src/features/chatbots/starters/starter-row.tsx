import { Flex, IconButton, Input } from "@chakra-ui/react";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { useFormContext } from "react-hook-form";
import { Field } from "#web/ui/form/field.tsx";
import type { StartersForm } from "./starters-form.ts";

interface StarterRowProps {
  /** Its place and that of the last row, from 0. */
  at: number;
  last: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One question with its buttons, which stand below it on phones. */
export const StarterRow = ({ at, last, onMove, onRemove }: StarterRowProps) => {
  const { register, formState } = useFormContext<StartersForm>();
  const message = formState.errors.questions?.[at]?.text?.message;
  const name = `question ${at + 1}`;
  return (
    <Flex
      data-row
      gap="1"
      align={{ base: "stretch", md: "flex-end" }}
      direction={{ base: "column", md: "row" }}
      css={message ? { md: { alignItems: "center" } } : undefined}
    >
      <Field label={`Question ${at + 1}`} {...(message && { error: message })}>
        <Input
          dir="auto"
          data-act="text"
          placeholder="What does delivery cost?"
          {...register(`questions.${at}.text`)}
        />
      </Field>
      <Flex justify="flex-end" flex="none">
        <IconButton
          variant="ghost"
          aria-label={`Move ${name} up`}
          data-act="up"
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        >
          <ArrowUp />
        </IconButton>
        <IconButton
          variant="ghost"
          aria-label={`Move ${name} down`}
          data-act="down"
          disabled={at === last}
          onClick={() => onMove(at + 1)}
        >
          <ArrowDown />
        </IconButton>
        <IconButton variant="ghost" aria-label={`Remove ${name}`} data-act="remove" onClick={onRemove}>
          <X />
        </IconButton>
      </Flex>
    </Flex>
  );
};
