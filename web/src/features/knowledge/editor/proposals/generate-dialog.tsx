import { Button, chakra, Flex, Stack, Text } from "@chakra-ui/react";
import { RotateCw } from "lucide-react";
import { domainNames } from "#shared/knowledge/domains.ts";
import type { TemplateDetail } from "#shared/knowledge/template-shapes.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { counted } from "../../words.ts";
import { useChosenSections } from "../changes/use-section-changes.ts";
import { SectionProposal } from "./section-proposal.tsx";
import { type Choice, useChoice } from "./use-choice.ts";
import { writtenBy } from "./words.ts";

interface GenerateDialogProps {
  template: TemplateDetail;
  onClose: () => void;
}

/** Proposes sections with questions for the template's domain, and adds those that are chosen. */
export const GenerateDialog = ({ template, onClose }: GenerateDialogProps) => {
  const choice = useChoice(template.id);
  const { proposals, error, chosen, again } = choice;
  const { mutate, isPending } = useChosenSections(template.id);
  const add = () => mutate(chosen, { onSuccess: ({ sections }) => sections.length > 0 && onClose() });
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="publish"
      title="Generate Sections with AI"
      lead={`For ${domainNames[template.domain]}. Nothing is added until you say so, and nothing you have is changed.`}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={chosen.length === 0} loading={isPending} onClick={add}>
            Add {counted(chosen.length, "section")}
          </Button>
        </>
      }
    >
      {proposals ? (
        <Proposed template={template} choice={choice} />
      ) : error ? (
        <ErrorState title="No sections could be proposed" error={error} onRetry={again} />
      ) : (
        <Skeleton label="Proposing sections" rows={8} />
      )}
    </Dialog>
  );
};

const Proposed = ({ template, choice }: { template: TemplateDetail; choice: Choice }) => {
  const { proposals, ticked, tick, again } = choice;
  if (!proposals) return null;
  return (
    <Stack gap="4">
      <Flex align="center" gap="3" wrap="wrap">
        <Text flex="1 1 14rem" textStyle="sm" color="fg.muted">
          {writtenBy(proposals.by, domainNames[template.domain])}
          {proposals.notice && (
            <chakra.span display="block" color="orange.fg" mt="1">
              {proposals.notice}
            </chakra.span>
          )}
        </Text>
        <Button variant="outline" onClick={again}>
          <RotateCw size={14} />
          Propose again
        </Button>
      </Flex>
      <Text role="status" textStyle="sm" fontVariantNumeric="tabular-nums">
        {wordsFor(choice)}
      </Text>
      {proposals.sections.length === 0 && <Text>Nothing new was found for this template.</Text>}
      {proposals.sections.map((section, at) => (
        <SectionProposal
          key={section.title}
          section={section}
          ticked={ticked[at] ?? new Set()}
          onTick={(places) => tick(at, places)}
          present={template.sections}
        />
      ))}
    </Stack>
  );
};

/** "7 of 12 questions, 2 of 3 sections" */
const wordsFor = ({ proposals, chosen }: Choice): string => {
  const count = (sections: { questions: unknown[] }[]) =>
    sections.reduce((sum, { questions }) => sum + questions.length, 0);
  const all = proposals?.sections ?? [];
  return `${count(chosen)} of ${counted(count(all), "question")}, ${chosen.length} of ${counted(all.length, "section")}`;
};
