import { Box, Button, chakra, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { format } from "date-fns";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useState } from "react";
import type { Call } from "#shared/integrations/call-shapes.ts";
import type { Integration } from "#shared/integrations/shapes.ts";
import { query } from "#web/lib/api/api.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { Status } from "#web/ui/status.tsx";
import { Notice } from "../test/notice.tsx";
import { StepList } from "../test/step-list.tsx";

interface CallsDialogProps {
  integration: Integration;
  isOpen: boolean;
  onClose: () => void;
}

/** The last 100 calls of an integration, each with its steps. */
export const CallsDialog = ({ integration, isOpen, onClose }: CallsDialogProps) => {
  const calls = useQuery({ ...query("integrations", "calls", { id: integration.id }), enabled: isOpen });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="publish"
      title={`Calls of ${integration.name}`}
      lead="The last 100 calls. What was asked and replied is not kept."
      actions={
        <Button variant="outline" onClick={onClose}>
          Close
        </Button>
      }
    >
      {calls.isPending && <Skeleton label="Loading the calls" />}
      {calls.isError && (
        <ErrorState
          title="The calls could not be loaded"
          error={calls.error}
          onRetry={() => void calls.refetch()}
        />
      )}
      {calls.data && (
        <>
          <Text textStyle="sm" color="fg.muted" mb="3">
            {calls.data.figures.calls.toLocaleString("en")} calls in all,{" "}
            {calls.data.figures.failures.toLocaleString("en")} failed
          </Text>
          <chakra.ul listStyleType="none">
            {calls.data.items.map((call) => (
              <CallRow key={call.id} call={call} />
            ))}
          </chakra.ul>
        </>
      )}
    </Dialog>
  );
};

const CallRow = ({ call }: { call: Call }) => {
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? ChevronDown : ChevronRight;
  const isFailed = call.error !== undefined;
  return (
    <chakra.li borderTopWidth="1px" py="1">
      <chakra.button type="button" css={row} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        <Icon size={16} aria-hidden />
        <chakra.time flex="1" textAlign="left" dateTime={call.at} color="fg.muted">
          {format(call.at, "HH:mm:ss, MMM d")}
        </chakra.time>
        <Status tone={isFailed ? "bad" : "good"}>{call.status ?? "No reply"}</Status>
        <Box w="5rem" textAlign="right" fontVariantNumeric="tabular-nums">
          {Math.round(call.milliseconds).toLocaleString("en")} ms
        </Box>
      </chakra.button>
      {isOpen && (
        <Box ps="6" pb="2">
          {call.error && <Notice>{call.error}</Notice>}
          <StepList steps={call.steps} total={call.milliseconds} />
        </Box>
      )}
    </chakra.li>
  );
};

const row = {
  display: "flex",
  alignItems: "center",
  gap: "2",
  w: "full",
  minH: { base: "11", md: "8" },
  textStyle: "sm",
  cursor: "pointer",
  borderRadius: "l2",
  _hover: { bg: "bg.subtle" },
} as const;
