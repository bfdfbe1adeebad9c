import { chakra } from "@chakra-ui/react";
import { Check } from "lucide-react";
import { type Ref, useEffect } from "react";
import type { Chatbot } from "#shared/chatbots/routes.ts";

interface ChatbotOptionsProps {
  ref: Ref<HTMLDivElement>;
  listId: string;
  chatbots: Chatbot[];
  /** The option that the keyboard is on. */
  activeId: string | undefined;
  chosenId: string | undefined;
  /** A line below the options, announced by screen readers. */
  note: string | undefined;
  onChoose: (id: string) => void;
}

/** The popover of a chatbot select. The focus stays in the input, so options react to the pointer only. */
export const ChatbotOptions = ({ ref, listId, activeId, chosenId, note, ...props }: ChatbotOptionsProps) => {
  useEffect(() => {
    document.getElementById(`${listId}-${activeId}`)?.scrollIntoView({ block: "nearest" });
  }, [listId, activeId]);
  return (
    <chakra.div ref={ref} popover="manual" css={frame} onMouseDown={(event) => event.preventDefault()}>
      <chakra.ul id={listId} role="listbox" aria-label="Matches" listStyleType="none">
        {props.chatbots.map(({ id, name }) => (
          <chakra.li
            key={id}
            id={`${listId}-${id}`}
            role="option"
            aria-selected={id === chosenId}
            data-active={id === activeId || undefined}
            onClick={() => props.onChoose(id)}
          >
            <chakra.span flex="1" truncate dir="auto" title={name}>
              {name}
            </chakra.span>
            {id === chosenId && <Check size={14} aria-hidden />}
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.p role="status" px="2.5" py={note ? "2" : "0"} textStyle="sm" color="fg.muted">
        {note}
      </chakra.p>
    </chakra.div>
  );
};

const frame = {
  position: "fixed",
  inset: "auto",
  m: "0",
  p: "1",
  maxW: "min(24rem, calc(100vw - 1rem))",
  flexDirection: "column",
  "&:popover-open": { display: "flex" },
  "& ul": { minH: "0", overflow: "auto" },
  borderWidth: "1px",
  borderRadius: "l3",
  bg: "bg.panel",
  color: "fg",
  boxShadow: "raised",
  "& li": {
    display: "flex",
    alignItems: "center",
    gap: "2",
    minH: { base: "11", md: "8" },
    px: "2.5",
    borderRadius: "l2",
    textStyle: "sm",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
    "&[data-active]": { bg: "bg.muted" },
    "&[aria-selected=true]": { fontWeight: "550" },
  },
} as const;
