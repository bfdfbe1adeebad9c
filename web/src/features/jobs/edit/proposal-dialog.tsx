import { Button, Checkbox, chakra, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import type { Proposal, WrittenCriterion } from "#shared/jobs/shapes.ts";
import { query } from "#web/lib/api/api.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { derivationWords } from "../derivation-words.ts";
import type { JobForm } from "../form/job-form.ts";
import { newRowId } from "./new-row-id.ts";

/** Criteria and questions made once more from the texts as they stand in the form; nothing changes before it is chosen. */
export const ProposalDialog = ({ onClose }: { onClose: () => void }) => {
  const form = useFormContext<JobForm>();
  const [texts] = useState(() => {
    const { title, description, requirements, ideal_candidate, rag_system_id } = form.getValues();
    return { title, description, requirements, ideal_candidate, rag_system_id };
  });
  const { data, error, refetch } = useQuery({
    ...query("jobs", "propose", texts),
    // asking again costs the owner money; `static` holds against pushed messages too
    staleTime: "static",
    retry: false,
  });
  const [takes, setTakes] = useState({ criteria: true, questions: true });
  const use = () => {
    if (data) take(form, data, takes);
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Derive again"
      lead="From description, requirements and profile as they stand in the form now."
      size="publish"
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!data || !(takes.criteria || takes.questions)} onClick={use}>
            Put into the form
          </Button>
        </>
      }
    >
      {error ? (
        <ErrorState title="Nothing could be derived" error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton label="Deriving criteria and questions" rows={6} />
      ) : (
        <Stack gap="4">
          <Text textStyle="sm" color="fg.muted">
            {derivationWords(data)}{" "}
            {data.by === "model" ? "Made by the language model." : "Made from the lines of the texts."} They
            take the place of those in the form, and are saved when you save it.
          </Text>
          <Choice
            label={`Criteria (${data.criteria.length})`}
            isTaken={takes.criteria}
            onTake={(criteria) => setTakes({ ...takes, criteria })}
            texts={data.criteria.map(({ text }) => text)}
            former={form.getValues("criteria").map(({ text }) => text)}
          />
          <Choice
            label={`Interview Questions (${data.questions.length})`}
            isTaken={takes.questions}
            onTake={(questions) => setTakes({ ...takes, questions })}
            texts={data.questions.map(({ question_text }) => question_text)}
            former={form.getValues("questions").map(({ question_text }) => question_text)}
          />
        </Stack>
      )}
    </Dialog>
  );
};

interface ChoiceProps {
  label: string;
  isTaken: boolean;
  onTake: (isTaken: boolean) => void;
  texts: string[];
  former: string[];
}

/** One list: what is new in it, and what of the present one goes. */
const Choice = ({ label, isTaken, onTake, texts, former }: ChoiceProps) => (
  <div>
    <Checkbox.Root checked={isTaken} onCheckedChange={({ checked }) => onTake(checked === true)}>
      <Checkbox.HiddenInput />
      <Checkbox.Control>
        <Checkbox.Indicator />
      </Checkbox.Control>
      <Checkbox.Label fontWeight="550">{label}</Checkbox.Label>
    </Checkbox.Root>
    <chakra.ul css={list}>
      {texts.map((text) => (
        <li key={text}>
          <bdi>{text}</bdi> {!former.includes(text) && <Tag palette="accent">New</Tag>}
        </li>
      ))}
      {former
        .filter((text) => !texts.includes(text))
        .map((text) => (
          <li key={text}>
            <del>
              <bdi>{text}</bdi>
            </del>{" "}
            <Tag>Goes</Tag>
          </li>
        ))}
    </chakra.ul>
  </div>
);

const list = {
  listStyleType: "none",
  mt: "2",
  borderWidth: "1px",
  borderRadius: "l2",
  textStyle: "sm",
  "& li": { px: "3", py: "2", overflowWrap: "anywhere" },
  "& li + li": { borderTopWidth: "1px" },
  "& del": { color: "fg.muted" },
} as const;

/** Criteria and questions with the same words stay the same ones. */
const take = (
  form: ReturnType<typeof useFormContext<JobForm>>,
  proposal: Proposal,
  takes: { criteria: boolean; questions: boolean },
): void => {
  const former = form.getValues();
  const criteria: WrittenCriterion[] = takes.criteria
    ? proposal.criteria.map((one) => ({
        ...one,
        id: former.criteria.find(({ text }) => text === one.text)?.id ?? newRowId(),
      }))
    : former.criteria;
  form.setValue("criteria", criteria, { shouldDirty: true });
  if (!takes.questions) return;
  const questions = proposal.questions.map(({ question_text, criterion }) => {
    const id = former.questions.find((one) => one.question_text === question_text)?.id ?? newRowId();
    const about = criterion === undefined ? undefined : proposal.criteria[criterion]?.text;
    const criterion_id = criteria.find(({ text }) => text === about)?.id;
    return { id, question_text, ...(criterion_id && { criterion_id }) };
  });
  form.setValue("questions", questions, { shouldDirty: true });
};
