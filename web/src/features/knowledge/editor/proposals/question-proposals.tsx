import { Box, Button, chakra, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { WandSparkles } from "lucide-react";
import { useState } from "react";
import { domainNames } from "#shared/knowledge/domains.ts";
import type { QuestionProposals as Proposals, TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { query, queryClient } from "#web/lib/api/api.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { counted } from "../../words.ts";
import { useChosenQuestions } from "../changes/use-question-changes.ts";
import { useEditor } from "../sections/editor-context.ts";
import { foot, frame, head } from "./proposal-layout.ts";
import { ProposedRows, toggled, usuallyTicked } from "./proposed-rows.tsx";
import { writtenBy } from "./words.ts";

interface QuestionProposalsProps {
  section: TemplateSection;
  onClose: () => void;
}

/** Questions that fit a section, in its place; nothing is added before it is chosen. */
export const QuestionProposals = ({ section, onClose }: QuestionProposalsProps) => {
  const { templateId } = useEditor();
  const { data, error, isFetching, refetch } = useQuery({
    ...query("knowledgeTemplates", "proposeQuestions", { templateId, sectionId: section.id }),
    // asking again costs the owner money
    staleTime: "static",
    gcTime: 0,
    retry: false,
  });
  if (error && !isFetching)
    return (
      <Box mt="3">
        <ErrorState title="No questions could be proposed" error={error} onRetry={() => void refetch()} />
        <Button variant="ghost" mt="1" onClick={onClose}>
          Dismiss
        </Button>
      </Box>
    );
  if (!data)
    return (
      <Box mt="3">
        <Skeleton label="Proposing questions" rows={4} />
      </Box>
    );
  return <Choice proposals={data} section={section} onClose={onClose} />;
};

const Choice = ({ proposals, section, onClose }: QuestionProposalsProps & { proposals: Proposals }) => {
  const { templateId } = useEditor();
  const template = queryClient.getQueryData(query("knowledgeTemplates", "get", { templateId }).queryKey);
  const [ticked, setTicked] = useState(() => usuallyTicked(proposals.questions));
  const { mutate, isPending } = useChosenQuestions(templateId);
  const chosen = proposals.questions.filter((_, at) => ticked.has(at));
  const add = () =>
    mutate(
      { sectionId: section.id, questions: chosen.map(({ near: _near, ...question }) => question) },
      { onSuccess: ({ added }) => added.length > 0 && onClose() },
    );
  if (proposals.questions.length === 0)
    return (
      <Box css={{ ...frame, ...head }} mt="3">
        <Text flex="1">Nothing new was found for this section.</Text>
        <Button variant="ghost" onClick={onClose}>
          Dismiss
        </Button>
      </Box>
    );
  return (
    <chakra.section aria-label={`Proposals for ${section.title}`} css={frame} mt="3">
      <Box css={head}>
        <WandSparkles size={15} aria-hidden />
        <chakra.span fontWeight="600" minW="0" overflowWrap="anywhere">
          {counted(proposals.questions.length, "question")} proposed for <bdi>{section.title}</bdi>
        </chakra.span>
      </Box>
      {proposals.notice && (
        <Text px="4" pb="2.5" textStyle="sm" color="orange.fg">
          {proposals.notice}
        </Text>
      )}
      <ProposedRows
        questions={proposals.questions}
        ticked={ticked}
        onTick={(at) => setTicked(toggled(ticked, at))}
        sections={template?.sections ?? []}
      />
      <Box css={foot}>
        <chakra.span flex="1 1 14rem">
          {writtenBy(proposals.by, template ? domainNames[template.domain] : "its domain")}
        </chakra.span>
        <Button variant="ghost" onClick={onClose}>
          Dismiss
        </Button>
        <Button disabled={chosen.length === 0} loading={isPending} onClick={add}>
          Add {counted(chosen.length, "question")}
        </Button>
      </Box>
    </chakra.section>
  );
};
