import { Button } from "@chakra-ui/react";
import { SearchX } from "lucide-react";
import { EmptyState } from "../state/empty-state.tsx";

interface NoMatchesProps {
  /** The plural of what was searched: "chatbots". */
  things: string;
  text: string;
  onClear: () => void;
}

/** Replaces a list in which nothing matches the search. */
export const NoMatches = ({ things, text, onClear }: NoMatchesProps) => (
  <EmptyState
    icon={SearchX}
    title={`No ${things} match`}
    action={
      <Button variant="outline" onClick={onClear}>
        Clear the search
      </Button>
    }
  >
    Nothing has “{text.trim()}” in its name.
  </EmptyState>
);
