import { Button, chakra, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { RotateCw } from "lucide-react";
import { type ReactNode, useState } from "react";
import { domainNames } from "#shared/knowledge/domains.ts";
import type { SectionProposals, TemplateDetail } from "#shared/knowledge/template-shapes.ts";
import { query } from "#web/lib/api/api.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { counted } from "../../words.ts";
import { useChosenSections } from "../changes/use-section-changes.ts";
import { usuallyTicked } from "./proposed-rows.tsx";
import { SectionProposal } from "./section-proposal.tsx";
import { writtenBy } from "./words.ts";

interface GenerateDialogProps {
  template: TemplateDetail;
  onClose: () => void;
}

/** Proposes sections with questions for the template's domain, and adds those that are chosen. */
export const GenerateDialog = ({ template, onClose }: GenerateDialogProps) => {
  const { data, error, isFetching, refetch } = useQuery({
    ...query("knowledgeTemplates", "proposeSections", { templateId: template.id }),
    // asking again costs the owner money
    staleTime: "static",
    gcTime: 0,
    retry: false,
  });
  const shared = { template, onClose, onAgain: () => void refetch() };
  if (data && !isFetching) return <Choice key={data.sections[0]?.title} proposals={data} {...shared} />;
  return (
    <Frame {...shared}>
      {error && !isFetching ? (
        <ErrorState title="No sections could be proposed" error={error} onRetry={() => void refetch()} />
      ) : (
        <Skeleton label="Proposing sections" rows={8} />
      )}
    </Frame>
  );
};

const Choice = ({
  proposals,
  ...rest
}: GenerateDialogProps & { proposals: SectionProposals; onAgain: () => void }) => {
  const { template, onClose } = rest;
  const [ticked, setTicked] = useState(() =>
    proposals.sections.map(({ questions }) => usuallyTicked(questions)),
  );
  const { mutate, isPending } = useChosenSections(template.id);
  const chosen = proposals.sections.flatMap(({ questions, ...words }, at) => {
    const taken = questions.filter((_, place) => ticked[at]?.has(place));
    return taken.length === 0
      ? []
      : [{ ...words, questions: taken.map(({ near: _near, ...question }) => question) }];
  });
  const count = (sections: { questions: unknown[] }[]) =>
    sections.reduce((sum, { questions }) => sum + questions.length, 0);
  return (
    <Frame
      {...rest}
      says={`${count(chosen)} of ${counted(count(proposals.sections), "question")}, ${chosen.length} of ${counted(proposals.sections.length, "section")}`}
      action={
        <Button
          disabled={chosen.length === 0}
          loading={isPending}
          onClick={() => mutate(chosen, { onSuccess: ({ sections }) => sections.length > 0 && onClose() })}
        >
          Add {counted(chosen.length, "section")}
        </Button>
      }
    >
      <Stack gap="4">
        <Text textStyle="sm" color="fg.muted">
          {writtenBy(proposals.by, domainNames[template.domain])}
          {proposals.notice && (
            <chakra.span display="block" color="orange.fg" mt="1">
              {proposals.notice}
            </chakra.span>
          )}
        </Text>
        {proposals.sections.length === 0 && <Text>Nothing new was found for this template.</Text>}
        {proposals.sections.map((section, at) => (
          <SectionProposal
            key={section.title}
            section={section}
            ticked={ticked[at] ?? new Set()}
            onTick={(places) => setTicked(ticked.with(at, places))}
            present={template.sections}
          />
        ))}
      </Stack>
    </Frame>
  );
};

interface FrameProps extends GenerateDialogProps {
  onAgain: () => void;
  says?: string;
  action?: ReactNode;
  children: ReactNode;
}

const Frame = ({ template, onClose, onAgain, says, action, children }: FrameProps) => (
  <Dialog
    isOpen
    onClose={onClose}
    size="publish"
    title="Generate Sections with AI"
    lead={`For ${domainNames[template.domain]}. Nothing is added until you say so, and nothing you have is changed.`}
    danger={
      says && (
        <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums" role="status">
          {says}
        </Text>
      )
    }
    actions={
      <>
        {action && (
          <Button variant="ghost" onClick={onAgain}>
            <RotateCw size={14} />
            Propose again
          </Button>
        )}
        <Button variant="ghost" onClick={onClose}>
          Cancel
        </Button>
        {action}
      </>
    }
  >
    {children}
  </Dialog>
);
