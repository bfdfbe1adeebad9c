import { chakra } from "@chakra-ui/react";
import type { ProposedQuestion, TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { aboutWords } from "../questions/importance-words.ts";
import { nearWords } from "./words.ts";

interface ProposedRowsProps {
  questions: ProposedQuestion[];
  /** Which are ticked, by their place. */
  ticked: ReadonlySet<number>;
  onTick: (at: number) => void;
  /** The template's own, which a proposal may be close to. */
  sections: TemplateSection[];
}

/** Proposed questions, each with a tick. */
export const ProposedRows = ({ questions, ticked, onTick, sections }: ProposedRowsProps) => (
  <>
    {questions.map((question, at) => (
      <chakra.label key={question.question_text} css={row}>
        <chakra.input
          type="checkbox"
          boxSize="4"
          mt="0.5"
          accentColor="accent.solid"
          checked={ticked.has(at)}
          onChange={() => onTick(at)}
        />
        <chakra.span dir="auto" minW="0" overflowWrap="anywhere">
          {question.question_text}
          <chakra.small display="block" mt="0.5" textStyle="xs" color="fg.muted">
            {aboutWords(question)}
            {question.near && <bdi> · {nearWords(question.near, sections)}, so not ticked</bdi>}
          </chakra.small>
        </chakra.span>
      </chakra.label>
    ))}
  </>
);

/** The places of the questions that are ticked at first: all but those that are close to one of the template. */
export const usuallyTicked = (questions: ProposedQuestion[]): Set<number> =>
  new Set(questions.flatMap(({ near }, at) => (near === undefined ? [at] : [])));

/** The set with the place added, or without it. */
export const toggled = (places: ReadonlySet<number>, at: number): Set<number> =>
  new Set(places.has(at) ? [...places].filter((one) => one !== at) : [...places, at]);

const row = {
  display: "grid",
  gridTemplateColumns: "16px minmax(0, 1fr)",
  columnGap: "3",
  alignItems: "start",
  px: "4",
  py: "2",
  borderTopWidth: "1px",
  cursor: "pointer",
  _hover: { bg: "bg.muted" },
} as const;
