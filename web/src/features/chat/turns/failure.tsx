import { Box, Button, Text } from "@chakra-ui/react";
import { FilePlus2, RotateCw } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";
import { FaultReason } from "#web/ui/model-fault/fault-reason.tsx";
import { useReadiness } from "../opening/use-readiness.ts";
import type { Turn } from "./turn.ts";

interface FailureProps {
  turn: Turn;
  chatbotId: string;
  /** Absent while another answer is being written. */
  onRetry: (() => void) | undefined;
}

/** The text in place of a failed answer and its reason, with the button that helps: Retry, or the documents while there are none. */
export const Failure = ({ turn, chatbotId, onRetry }: FailureProps) => (
  <Box role="alert" mt="1">
    <Text textStyle="lg" color="red.fg">
      {turn.failure}
    </Text>
    {turn.fault && <FaultReason fault={turn.fault} chatbotId={chatbotId} />}
    {turn.hadNoDocuments ? (
      <WithoutDocuments chatbotId={chatbotId} onRetry={onRetry} />
    ) : (
      <Retry onRetry={onRetry} />
    )}
  </Box>
);

const WithoutDocuments = ({ chatbotId, onRetry }: Pick<FailureProps, "chatbotId" | "onRetry">) =>
  useReadiness(chatbotId) === "ready" ? (
    <Retry onRetry={onRetry} />
  ) : (
    <Button asChild variant="outline" mt="2">
      <Link to={paths.documents(chatbotId)}>
        <FilePlus2 size={14} />
        Add documents
      </Link>
    </Button>
  );

const Retry = ({ onRetry }: Pick<FailureProps, "onRetry">) => (
  <Button variant="outline" mt="2" aria-disabled={!onRetry} onClick={onRetry}>
    <RotateCw size={14} />
    Retry
  </Button>
);
