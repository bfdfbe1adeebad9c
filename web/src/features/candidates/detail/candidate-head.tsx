import { Box, Button, chakra, Flex, Heading, Link } from "@chakra-ui/react";
import { CalendarPlus, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { CandidateDetail } from "#shared/candidates/shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { unsaved } from "#web/lib/browser/unsaved.ts";
import { longDay } from "#web/lib/format/dates.ts";
import { mailTo, phoneTo } from "#web/lib/format/reach.ts";
import { RemoveDialog } from "#web/ui/dialog/remove-dialog.tsx";
import { lazyDialog } from "#web/ui/lazy/lazy-part.tsx";
import { Pair, Pairs } from "#web/ui/page/part.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { StatusTag } from "../list/status-tag.tsx";
import type { View } from "../use-view.ts";
import { nameOf } from "../words.ts";

const InviteDialog = lazyDialog(async () => (await import("../invite/invite-dialog.tsx")).InviteDialog);

interface CandidateHeadProps {
  candidate: CandidateDetail;
  view: View;
}

/** Who applied, for what and when, with the ways to reach them. */
export const CandidateHead = ({ candidate, view }: CandidateHeadProps) => {
  const [isInviting, setInviting] = useState(false);
  const [isErasing, setErasing] = useState(false);
  const { id, status, job_title, company_name, created_at } = candidate;
  const isBlind = view.filter.blind;
  return (
    <Box>
      <Flex align="center" gap="2">
        <Heading as="h2" flex="1" textStyle="sm" fontWeight="400" color="fg.muted">
          Candidate Details
        </Heading>
        <StatusTag status={status} />
      </Flex>
      <Heading as="h3" css={name}>
        <bdi>{nameOf(candidate)}</bdi>
      </Heading>
      <Pairs>
        <Pair name="Email">
          <Reach value={candidate.applicant_email} href={mailTo} isBlind={isBlind} />
        </Pair>
        <Pair name="Phone">
          <Reach value={candidate.applicant_phone} href={phoneTo} isBlind={isBlind} />
        </Pair>
        <Pair name="Position">
          <bdi>{job_title}</bdi>
        </Pair>
        <Pair name="Company">
          <bdi>{company_name}</bdi>
        </Pair>
        <Pair name="Applied">
          <time dateTime={created_at}>{longDay(created_at)}</time>
        </Pair>
      </Pairs>
      <Flex gap="2" mt="3" wrap="wrap">
        <Button
          variant="outline"
          disabled={isBlind}
          title={isBlind ? "Leave the blind view to write to the applicant" : undefined}
          onClick={() => setInviting(true)}
        >
          <CalendarPlus size={14} />
          Invite to a talk
        </Button>
        <Button variant="ghost" colorPalette="red" onClick={() => setErasing(true)}>
          <Trash2 size={14} />
          Erase candidate
        </Button>
      </Flex>
      {isInviting && <InviteDialog candidate={candidate} onClose={() => setInviting(false)} />}
      <RemoveDialog
        isOpen={isErasing}
        onClose={() => setErasing(false)}
        remove={async () => {
          await api.candidates.remove({ id });
          // the notes are erased too
          unsaved.discard();
          view.set({ candidate: "", compare: view.ticked.filter((one) => one !== id).join(",") });
        }}
        changes={["candidates", "jobs"]}
        says={{ success: "Candidate erased", failure: "Failed to erase candidate" }}
        title={`Erase ${nameOf(candidate)}?`}
        action="Erase candidate"
      >
        Contact details, answers, conversation, evaluation, notes and decisions are erased for good. This
        cannot be undone.
      </RemoveDialog>
    </Box>
  );
};

interface ReachProps {
  value: string | null;
  href: (value: string) => string;
  isBlind: boolean;
}

const Reach = ({ value, href, isBlind }: ReachProps): ReactNode => {
  if (value)
    return (
      <Link href={href(value)}>
        <bdi>{value}</bdi>
      </Link>
    );
  return isBlind ? <Tag>Hidden</Tag> : <chakra.span color="fg.subtle">Not provided</chakra.span>;
};

const name = {
  mt: "0.5",
  mb: "2",
  fontSize: "1.25rem",
  lineHeight: "1.625rem",
  fontWeight: "600",
  letterSpacing: "-0.012em",
  overflowWrap: "anywhere",
} as const;
