import { Box, Input } from "@chakra-ui/react";
import { ChevronsUpDown } from "lucide-react";
import { type KeyboardEvent, type Ref, useId, useImperativeHandle, useRef, useState } from "react";
import { ChatbotOptions } from "./chatbot-options.tsx";
import { useChoices } from "./use-choices.ts";
import { usePopover } from "./use-popover.ts";

interface ChatbotSelectProps {
  /** The chosen chatbot's id. */
  value: string | undefined;
  onChange: (id: string) => void;
  /** The accessible name, if no Field labels it. */
  label?: string;
  ref?: Ref<{ focus: () => void }>;
}

/** A combobox of the owner's active chatbots (WAI-ARIA pattern "combobox with list autocomplete"): typing filters. */
export const ChatbotSelect = ({ value, onChange, label, ref }: ChatbotSelectProps) => {
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ focus: () => input.current?.focus() }), []);
  const popover = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const [activeId, setActiveId] = useState<string>();
  const { chatbots, chosen, isLoading, isFailed } = useChoices(value, isOpen);
  const matches = chatbots.filter(({ name }) => name.toLowerCase().includes(typed.trim().toLowerCase()));
  const active = matches.findIndex(({ id }) => id === activeId);
  const close = () => setOpen(false);
  usePopover(input, popover, { isOpen, onClose: close });

  const open = () => {
    if (isOpen) return;
    setTyped("");
    setActiveId(value);
    setOpen(true);
    input.current?.select();
  };
  const choose = (id: string) => {
    close();
    if (id !== value) onChange(id);
  };
  const move = (step: number) => {
    const next = matches.at(active < 0 ? (step > 0 ? 0 : -1) : (active + step) % matches.length);
    setActiveId(next?.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (isOpen) move(event.key === "ArrowDown" ? 1 : -1);
      else open();
    }
    if (event.key === "Enter" && isOpen && !event.nativeEvent.isComposing) {
      event.preventDefault();
      const match = matches[active];
      if (match) choose(match.id);
    }
  };

  return (
    <Box position="relative" w="full">
      <Input
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-activedescendant={isOpen && active >= 0 ? `${listId}-${activeId}` : undefined}
        {...(label && { "aria-label": label })}
        autoComplete="off"
        spellCheck={false}
        pe="8"
        dir="auto"
        textOverflow="ellipsis"
        placeholder={isOpen && chosen ? chosen.name : "Choose a chatbot"}
        value={isOpen ? typed : (chosen?.name ?? "")}
        onClick={open}
        onBlur={close}
        onKeyDown={onKeyDown}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setOpen(true);
          setTyped(text);
          setActiveId(
            chatbots.find(({ name }) => name.toLowerCase().includes(text.trim().toLowerCase()))?.id,
          );
        }}
      />
      <Box
        position="absolute"
        insetInlineEnd="2"
        top="50%"
        translate="0 -50%"
        color="fg.muted"
        pointerEvents="none"
      >
        <ChevronsUpDown size={14} aria-hidden />
      </Box>
      <ChatbotOptions
        ref={popover}
        listId={listId}
        chatbots={isOpen ? matches : []}
        activeId={activeId}
        chosenId={value}
        note={
          isFailed
            ? "The chatbots could not be loaded."
            : isLoading
              ? "Loading chatbots"
              : noMatch(typed, matches.length)
        }
        onChoose={choose}
      />
    </Box>
  );
};

const noMatch = (typed: string, count: number): string | undefined => {
  if (count > 0) return undefined;
  return typed ? `No chatbot is called “${typed}”.` : "There is no chatbot yet.";
};
