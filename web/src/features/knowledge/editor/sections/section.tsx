import { Button, chakra, Flex } from "@chakra-ui/react";
import { Plus, WandSparkles } from "lucide-react";
import { memo, useState } from "react";
import type { TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { lazyPart } from "#web/ui/lazy/lazy-part.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { QuestionForm } from "../questions/question-form.tsx";
import { QuestionRow } from "../questions/question-row.tsx";
import { dropLine, row } from "../questions/row-layout.ts";
import { SectionForm } from "./section-form.tsx";
import { SectionHead } from "./section-head.tsx";

const QuestionProposals = lazyPart(
  async () => (await import("../proposals/question-proposals.tsx")).QuestionProposals,
  { waiting: () => <Skeleton label="Proposing questions" rows={3} />, failed: () => null },
);

/** One section: its head, its questions, and the ways to more of them. */
export const Section = memo(({ section, isLast }: { section: TemplateSection; isLast: boolean }) => {
  const { id, section_order: number, questions } = section;
  const [isEditing, setEditing] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const [isGenerating, setGenerating] = useState(false);
  return (
    <chakra.section aria-labelledby={id} css={{ "& + &": { mt: "8" } }} mb="8">
      {isEditing ? (
        <SectionForm label={`Section ${number}`} section={section} onClose={() => setEditing(false)} />
      ) : (
        <SectionHead section={section} isLast={isLast} onEdit={() => setEditing(true)} />
      )}
      <chakra.ol aria-label={`Questions of ${section.title}`} css={list}>
        {questions.map((question) => (
          <QuestionRow
            key={question.id}
            question={question}
            number={`${number}.${question.question_order}`}
            isLast={question.question_order === questions.length}
          />
        ))}
      </chakra.ol>
      {isAdding && <QuestionForm label="New question" sectionId={id} onClose={() => setAdding(false)} />}
      {isGenerating && <QuestionProposals section={section} onClose={() => setGenerating(false)} />}
      <Flex css={foot} data-end={id} data-place={questions.length + 1}>
        <Button variant="ghost" onClick={() => setAdding(true)}>
          <Plus size={15} />
          Add Question
        </Button>
        <Button variant="ghost" onClick={() => setGenerating(true)}>
          <WandSparkles size={15} />
          AI Generate
        </Button>
      </Flex>
    </chakra.section>
  );
});

const foot = {
  alignItems: "center",
  gap: "1",
  pt: "1.5",
  ms: "-2",
  ...dropLine,
  "& button": { px: "2", color: "fg.muted" },
} as const;

const list = { listStyleType: "none", borderTopWidth: "1px", "& > .row": row } as const;
