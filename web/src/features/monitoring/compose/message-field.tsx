import { Button, chakra, Flex, Textarea } from "@chakra-ui/react";
import { MessageSquareText, Sparkles } from "lucide-react";
import { type KeyboardEvent, useRef, useState } from "react";
import { lazyDialog } from "#web/ui/lazy/lazy-part.tsx";
import { draftOf, keepDraft, newDraft } from "./drafts.ts";
import { Suggestion } from "./suggestion.tsx";
import { useSending } from "./use-sending.ts";
import { useSuggestion } from "./use-suggestion.ts";
import { useTyping } from "./use-typing.ts";

interface MessageFieldProps {
  id: string;
  isNote: boolean;
  choice: React.ReactNode;
}

const CannedDialog = lazyDialog(async () => (await import("../canned/canned-dialog.tsx")).CannedDialog);

const maxLength = 4000;

/**
 * Enter sends unless an input method is composing, Shift+Enter makes a new line, and "/" in an empty field opens the
 * canned replies. A text that was not sent stays.
 */
export const MessageField = ({ id, isNote, choice }: MessageFieldProps) => {
  const [draft, setDraft] = useState(() => draftOf(id, isNote));
  const [picking, setPicking] = useState<"open" | "closing">();
  const field = useRef<HTMLTextAreaElement>(null);
  const sending = useSending(id, isNote);
  const suggestion = useSuggestion(id);
  const tellTyping = useTyping(id);
  const isBlank = !draft.text.trim();
  const write = (text: string) => {
    const next = newDraft(text.slice(0, maxLength));
    setDraft(next);
    keepDraft(id, isNote, next);
    if (!isNote && text.trim()) tellTyping();
  };
  const insert = (text: string) => {
    const { selectionStart: start = 0, selectionEnd: end = start } = field.current ?? {};
    write(draft.text.slice(0, start) + text + draft.text.slice(end));
  };
  const send = () => {
    if (isBlank || sending.isPending) return;
    sending.mutate(draft, {
      onSuccess: () => {
        write("");
        suggestion.reset();
        field.current?.focus();
      },
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "/" && !isNote && draft.text === "") {
      event.preventDefault();
      setPicking("open");
    }
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <>
      {suggestion.data && (
        <Suggestion
          suggested={suggestion.data}
          onUse={(text) => {
            write(text);
            suggestion.reset();
            field.current?.focus();
          }}
          onDiscard={() => {
            suggestion.reset();
            field.current?.focus();
          }}
        />
      )}
      <chakra.div css={outline} data-note={isNote || undefined}>
        <Textarea
          ref={field}
          {...bare}
          autoresize
          rows={1}
          maxLength={maxLength}
          aria-label={isNote ? "Internal note" : "Message to the visitor"}
          placeholder={
            isNote
              ? "Note for your team, the visitor never sees it"
              : "Write to the visitor, / for canned replies"
          }
          value={draft.text}
          readOnly={sending.isPending}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <Flex align="center" gap="1" px="1.5" pb="1.5" wrap="wrap">
          {choice}
          {!isNote && (
            <>
              <Button variant="ghost" px="2" onClick={() => setPicking("open")}>
                <MessageSquareText size={14} />
                Canned replies
              </Button>
              <Button
                variant="ghost"
                px="2"
                loading={suggestion.isPending}
                loadingText="Looking in the documents"
                onClick={() => suggestion.mutate()}
              >
                <Sparkles size={14} />
                Suggest an answer
              </Button>
            </>
          )}
          <Button
            ms="auto"
            variant={isNote ? "outline" : "solid"}
            disabled={isBlank}
            loading={sending.isPending}
            onClick={send}
          >
            {isNote ? "Save note" : "Send"}
          </Button>
        </Flex>
      </chakra.div>
      {picking && (
        <CannedDialog
          isOpen={picking === "open"}
          onClose={() => setPicking("closing")}
          onClosed={() => {
            setPicking(undefined);
            field.current?.focus();
          }}
          onInsert={insert}
        />
      )}
    </>
  );
};

const outline = {
  borderWidth: "1px",
  borderColor: "border.emphasized",
  borderRadius: "l3",
  bg: "bg.panel",
  "&[data-note]": { bg: "bg.subtle", borderStyle: "dashed" },
  _focusWithin: { outline: "2px solid", outlineColor: "accent.focusRing", outlineOffset: "-1px" },
} as const;

const bare = {
  display: "block",
  w: "full",
  minH: "10",
  maxH: "calc(6lh + 0.75rem)",
  px: "3",
  pt: "2.5",
  pb: "1",
  border: "0",
  outline: "0",
  bg: "transparent",
  resize: "none",
  fontSize: { base: "1rem", md: "0.9375rem" },
  lineHeight: "1.5rem",
  _focusVisible: { outline: "0" },
} as const;
