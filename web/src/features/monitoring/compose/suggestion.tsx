import { Button, chakra, Flex } from "@chakra-ui/react";
import { Sparkles } from "lucide-react";
import type { Suggested } from "./use-suggestion.ts";

interface SuggestionProps {
  suggested: Suggested;
  onUse: (text: string) => void;
  onDiscard: () => void;
}

/** The drafted answer with its sources, for a person to take over and edit; or that nothing was found. */
export const Suggestion = ({ suggested, onUse, onDiscard }: SuggestionProps) => (
  <chakra.section aria-label="Suggested answer" css={card}>
    <div role="status">
      <b>
        <Sparkles size={14} aria-hidden />
        {suggested.isFound ? "Suggested answer" : "No answer found"}
      </b>
      <chakra.p dir="auto" whiteSpace="pre-wrap" tabIndex={-1}>
        {suggested.isFound
          ? suggested.text
          : "The documents do not answer the visitor's last message. Write the answer yourself; a document with it lets the chatbot answer next time."}
      </chakra.p>
      {suggested.isCut && <chakra.p color="fg.muted">The model's limit of tokens cut it off here.</chakra.p>}
    </div>
    {suggested.sources.length > 0 && (
      <ol aria-label="Sources">
        {suggested.sources.map(({ number, name, content }) => (
          <li key={number}>
            <bdi className="name">
              [{number}] {name}
            </bdi>
            <bdi className="passage">{content}</bdi>
          </li>
        ))}
      </ol>
    )}
    <Flex gap="1.5" justify="flex-end">
      <Button variant="ghost" size="xs" onClick={onDiscard}>
        {suggested.isFound ? "Discard" : "Close"}
      </Button>
      {suggested.isFound && (
        <Button variant="outline" size="xs" onClick={() => onUse(suggested.plain)}>
          Use and edit
        </Button>
      )}
    </Flex>
  </chakra.section>
);

const card = {
  display: "grid",
  gap: "2",
  px: "3",
  py: "2",
  mb: "2",
  borderWidth: "1px",
  borderRadius: "l2",
  bg: "bg.subtle",
  textStyle: "sm",
  maxH: "20rem",
  overflow: "auto",
  "& b": { display: "flex", alignItems: "center", gap: "1.5", fontWeight: "600", mb: "1" },
  "& ol": { listStyleType: "none", display: "grid", gap: "1", textStyle: "xs", color: "fg.muted" },
  "& .name": { display: "block", fontWeight: "550" },
  "& .passage": {
    display: "-webkit-box",
    overflow: "hidden",
    WebkitLineClamp: "2",
    WebkitBoxOrient: "vertical",
  },
} as const;
