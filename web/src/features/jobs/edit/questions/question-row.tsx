import { Box, chakra, Flex, IconButton, Text, Textarea } from "@chakra-ui/react";
import { ArrowDown, ArrowUp, GripVertical, X } from "lucide-react";
import { useFormContext, useWatch } from "react-hook-form";
import type { JobForm } from "../../form/job-form.ts";
import { groundNames } from "../../form/lawful/ground-names.ts";
import type { useGroundOf } from "../../form/lawful/use-ground-of.ts";
import { inPlace } from "../rubric/layout.ts";
import type { Dragging } from "./use-dragging.ts";

interface QuestionRowProps {
  /** Its place and that of the last row, from 0; the reader counts the initial question as the first. */
  at: number;
  last: number;
  /** The criterion that it asks about. */
  criterion: string | undefined;
  dragging: Dragging;
  groundOf: ReturnType<typeof useGroundOf>;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One follow-up question, edited where it stands, moved by its grip or by the arrows. */
export const QuestionRow = ({
  at,
  last,
  criterion,
  dragging,
  groundOf,
  onMove,
  onRemove,
}: QuestionRowProps) => {
  const { register, formState } = useFormContext<JobForm>();
  const text = useWatch<JobForm, `questions.${number}.question_text`>({
    name: `questions.${at}.question_text`,
  });
  const refused = groundOf?.(text ?? "");
  const error = refused
    ? `This names ${groundNames[refused.ground]} (“${refused.words}”), by which nobody may be judged. Ask about the work instead.`
    : formState.errors.questions?.[at]?.question_text?.message;
  const number = at + 2;
  const name = `question ${number}`;
  const { from, over } = dragging;
  return (
    <chakra.li
      data-row
      css={row}
      {...dragging.row(at)}
      {...(from === at && { opacity: "0.5" })}
      {...(over === at &&
        from !== undefined &&
        from !== at && { "data-over": from < at ? "below" : "above" })}
    >
      <chakra.span css={grip} {...dragging.grip(at)} aria-hidden title="Drag to move">
        <GripVertical size={14} />
      </chakra.span>
      <chakra.span textStyle="sm" fontWeight="550" color="fg.muted" fontVariantNumeric="tabular-nums">
        {number}
      </chakra.span>
      <Box className="text" minW="0">
        <Textarea
          {...register(`questions.${at}.question_text`)}
          rows={1}
          dir="auto"
          aria-label={`Question ${number}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `question-${number}-error` : undefined}
          placeholder="Tell us about a time when…"
          css={inPlace}
        />
        {error ? (
          <Text id={`question-${number}-error`} ps="2.5" textStyle="sm" color="fg.error" aria-live="polite">
            {error}
          </Text>
        ) : (
          criterion && (
            <Text ps="2.5" textStyle="xs" color="fg.subtle" truncate title={criterion}>
              Looks for: <bdi>{criterion}</bdi>
            </Text>
          )
        )}
      </Box>
      <Flex flex="none" className="moves">
        <IconButton
          variant="ghost"
          aria-label={`Move ${name} up`}
          data-act="up"
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        >
          <ArrowUp size={14} />
        </IconButton>
        <IconButton
          variant="ghost"
          aria-label={`Move ${name} down`}
          data-act="down"
          disabled={at === last}
          onClick={() => onMove(at + 1)}
        >
          <ArrowDown size={14} />
        </IconButton>
      </Flex>
      <IconButton className="remove" variant="ghost" aria-label={`Remove ${name}`} onClick={onRemove}>
        <X size={14} />
      </IconButton>
    </chakra.li>
  );
};

const row = {
  display: "grid",
  gridTemplateColumns: { base: "1.25rem minmax(0, 1fr) auto", md: "14px 1.25rem minmax(0, 1fr) auto auto" },
  alignItems: "center",
  gap: { base: "0", md: "2" },
  ps: "2",
  pe: "2",
  py: "1.5",
  borderTopWidth: "1px",
  // on phones the buttons stand below the text
  "& > .text": { gridColumn: { base: "2 / -1", md: "auto" } },
  "& > .moves": { gridArea: { base: "2 / 2", md: "auto" } },
  "& > .remove": { gridArea: { base: "2 / 3", md: "auto" } },
  "&[data-over=above]": { boxShadow: "inset 0 2px 0 var(--chakra-colors-accent-solid)" },
  "&[data-over=below]": { boxShadow: "inset 0 -2px 0 var(--chakra-colors-accent-solid)" },
} as const;

const grip = { display: { base: "none", md: "block" }, cursor: "grab", color: "border.emphasized" } as const;
