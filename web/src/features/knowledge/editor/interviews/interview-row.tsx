import { Button, chakra, Flex } from "@chakra-ui/react";
import { ExternalLink, KeyRound } from "lucide-react";
import { Link } from "react-router-dom";
import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { day } from "#web/lib/format/dates.ts";
import { Status } from "#web/ui/status.tsx";

interface InterviewRowProps {
  interview: KnowledgeInterview;
  isViewed: boolean;
  onCode: () => void;
  onView: () => void;
}

const words = { draft: "Draft", published: "Published", completed: "Completed" };
const tones = { draft: "idle", published: "busy", completed: "good" } as const;

/** One interview in the panel of a template. */
export const InterviewRow = ({ interview, isViewed, onCode, onView }: InterviewRowProps) => {
  const { interviewee_name: name, interviewee_email: email, status } = interview;
  return (
    <chakra.li css={row} data-viewed={isViewed || undefined}>
      <chakra.span minW="0" overflowWrap="anywhere">
        <chakra.bdi display="block" fontWeight="600">
          {name}
        </chakra.bdi>
        <chakra.span textStyle="xs" color="fg.muted">
          {email ?? "No email"}
        </chakra.span>
      </chakra.span>
      <chakra.span textAlign="end">
        <Status tone={tones[status]}>{words[status]}</Status>
        <chakra.span display="block" textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
          {day(interview.created_at)}
        </chakra.span>
      </chakra.span>
      <Flex gridColumn="1 / -1" align="center" gap="0.5" wrap="wrap">
        <chakra.span flex="1" textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {interview.answered_count} of {interview.question_count} answered
        </chakra.span>
        <Button size="xs" variant="ghost" aria-label={`Access Code of ${name}`} onClick={onCode}>
          <KeyRound size={14} />
          Access Code
        </Button>
        <Button
          size="xs"
          variant={isViewed ? "outline" : "ghost"}
          aria-pressed={isViewed}
          aria-label={`View the responses of ${name}`}
          onClick={onView}
        >
          View
        </Button>
        <Button asChild size="xs" variant="ghost" px="0" aria-label={`Open the interview of ${name}`}>
          <Link to={paths.knowledgeInterview(interview.id)}>
            <ExternalLink size={14} />
          </Link>
        </Button>
      </Flex>
    </chakra.li>
  );
};

const row = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  rowGap: "1",
  columnGap: "3",
  px: "4",
  py: "3",
  borderBottomWidth: "1px",
  textStyle: "sm",
  listStyleType: "none",
  "&[data-viewed]": {
    bg: "bg.selected",
    boxShadow: "inset 3px 0 0 var(--chakra-colors-accent-solid)",
  },
} as const;
