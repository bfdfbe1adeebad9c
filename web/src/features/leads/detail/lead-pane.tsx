import { Box, Button } from "@chakra-ui/react";
import { ChevronLeft, UserRound } from "lucide-react";
import { useEffect, useRef } from "react";
import { AppError } from "#shared/errors.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import type { Changes } from "../changing/use-changes.ts";
import { unframed } from "../layout.ts";
import { useLead } from "../queries.ts";
import { ContactInformation } from "./contact-information.tsx";
import { ConversationPart } from "./conversation-part.tsx";
import { LeadHead } from "./lead-head.tsx";
import { Notes } from "./notes.tsx";
import { Sightings } from "./sightings.tsx";
import { ConsentPart, SourceInformation } from "./source-information.tsx";
import { StatusButtons } from "./status-buttons.tsx";

interface LeadPaneProps {
  /** Absent while none is open. */
  id: string | undefined;
  changes: Changes;
  onClose: () => void;
}

/** The open lead: how to reach the person, where it came from, and what was noted. */
export const LeadPane = ({ id, changes, onClose }: LeadPaneProps) =>
  id ? (
    <OpenLead id={id} changes={changes} onClose={onClose} />
  ) : (
    <Box css={unframed}>
      <EmptyState icon={UserRound} title="No lead selected">
        Choose one to see the contact, the conversation and the consent.
      </EmptyState>
    </Box>
  );

const OpenLead = ({ id, changes, onClose }: LeadPaneProps & { id: string }) => {
  const { data: lead, error, refetch } = useLead(id);
  const back = useRef<HTMLDivElement>(null);
  const isRead = lead !== undefined;
  useEffect(() => {
    // where the way back is shown, the lead has taken the place of the list
    if (isRead && back.current?.checkVisibility()) back.current.scrollIntoView();
  }, [isRead]);
  return (
    <>
      <Box ref={back} className="back" px="3" pt="3" scrollMarginTop="4">
        <Button variant="ghost" onClick={onClose}>
          <ChevronLeft size={14} />
          All leads
        </Button>
      </Box>
      {!lead && !error && (
        <Box p="4">
          <Skeleton label="Loading the lead" />
        </Box>
      )}
      {!lead && error && (
        <Box css={unframed}>
          {isGone(error) ? (
            <EmptyState icon={UserRound} title="This lead is no longer there">
              It was deleted.
            </EmptyState>
          ) : (
            <ErrorState title="The lead could not be loaded" error={error} onRetry={() => void refetch()} />
          )}
        </Box>
      )}
      {lead && (
        <Box css={sections}>
          <LeadHead lead={lead} changes={changes} onDeleted={onClose} />
          <StatusButtons lead={lead} changes={changes} />
          <ContactInformation lead={lead} />
          <SourceInformation lead={lead} />
          <ConversationPart lead={lead} />
          <Sightings lead={lead} />
          <ConsentPart lead={lead} />
          <Notes lead={lead} />
        </Box>
      )}
    </>
  );
};

const isGone = (error: Error): boolean => error instanceof AppError && error.code === "not_found";

const sections = {
  "& > *": { px: "5", py: "4" },
  "& > * + *": { borderTopWidth: "1px" },
} as const;
