import { Box, Button, Heading } from "@chakra-ui/react";
import { CloudOff, RotateCw } from "lucide-react";
import { statePanel } from "./state-panel.ts";

interface ErrorStateProps {
  title: string;
  onRetry: () => void;
  /** The thrown error, whose message is shown. */
  error?: Error | null;
}

/** Replaces a list that could not be loaded. */
export const ErrorState = ({ title, onRetry, error }: ErrorStateProps) => (
  <Box role="alert" {...statePanel}>
    <Box color="red.fg" aria-hidden>
      <CloudOff size={20} strokeWidth={1.5} />
    </Box>
    <Heading as="h2" textStyle="h3">
      {title}
    </Heading>
    <Box color="fg.muted" maxW="44ch">
      {error?.message ?? "Nothing is lost. Try again in a moment."}
    </Box>
    <Button variant="outline" mt="2" onClick={onRetry}>
      <RotateCw size={14} />
      Retry
    </Button>
  </Box>
);
