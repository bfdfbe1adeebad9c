import { Box, Button, chakra, Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import { Lock, Plus } from "lucide-react";
import { useRef, useState } from "react";
import { useFieldArray, useFormContext, useWatch } from "react-hook-form";
import { mostFollowUps } from "#shared/jobs/rules.ts";
import type { JobForm } from "../../form/job-form.ts";
import { useGroundOf } from "../../form/lawful/use-ground-of.ts";
import { Section } from "../../form/section.tsx";
import { focusRow } from "../focus-row.ts";
import { newRowId } from "../new-row-id.ts";
import { QuestionRow } from "./question-row.tsx";
import { useDragging } from "./use-dragging.ts";

/** The follow-up questions in their order, below the initial one, which is edited above. */
export const Questions = () => {
  const { control } = useFormContext<JobForm>();
  const { fields, append, remove, move } = useFieldArray({ control, name: "questions", keyName: "key" });
  const [initial, criteria] = useWatch({ control, name: ["initial_question", "criteria"] });
  const list = useRef<HTMLOListElement>(null);
  const [said, setSaid] = useState("");
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setSaid(`Moved to place ${to + 2} of ${fields.length + 1}.`);
    focusRow(list.current, to, to < from ? "up" : "down");
  };
  const dragging = useDragging(moveTo);
  const groundOf = useGroundOf();
  const drop = (at: number) => {
    remove(at);
    setSaid(`Question ${at + 2} removed.`);
    focusRow(list.current, Math.min(at, fields.length - 2));
  };
  const isFull = fields.length >= mostFollowUps;
  return (
    <Section
      title="Interview Questions"
      isWide
      lead="Asked after the initial question, in this order. The wording takes up what the applicant has just said."
      note={
        <Text textStyle="sm" color="fg.subtle" fontVariantNumeric="tabular-nums">
          {fields.length} of at most {mostFollowUps}
        </Text>
      }
    >
      <Box borderWidth="1px" borderRadius="l3" bg="bg.panel">
        <Flex css={first}>
          <chakra.span css={number}>1</chakra.span>
          <Box flex="1" minW="0">
            <Text textStyle="sm" color="fg.muted" truncate dir="auto" title={initial}>
              {initial}
            </Text>
            <Text textStyle="xs" color="fg.subtle">
              The initial question, edited above
            </Text>
          </Box>
          <Lock size={14} aria-hidden />
        </Flex>
        <chakra.ol ref={list} aria-label="Follow-up questions" listStyleType="none">
          {fields.map(({ key, criterion_id }, at) => (
            <QuestionRow
              key={key}
              at={at}
              last={fields.length - 1}
              criterion={criteria.find(({ id }) => id !== undefined && id === criterion_id)?.text}
              dragging={dragging}
              groundOf={groundOf}
              onMove={(to) => moveTo(at, to)}
              onRemove={() => drop(at)}
            />
          ))}
        </chakra.ol>
        <Box borderTopWidth="1px" px="1.5" py="1.5" bg="bg.subtle" borderBottomRadius="9px">
          <Button
            variant="ghost"
            disabled={isFull}
            onClick={() => append({ id: newRowId(), question_text: "" })}
          >
            <Plus size={14} />
            Add question
          </Button>
        </Box>
      </Box>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Section>
  );
};

const first = {
  align: "center",
  alignItems: "center",
  gap: "3",
  px: "4",
  py: "2.5",
  bg: "bg.subtle",
  borderTopRadius: "9px",
  color: "fg.subtle",
} as const;

const number = { color: "fg.muted", textStyle: "sm", fontWeight: "550", fontVariantNumeric: "tabular-nums" };
