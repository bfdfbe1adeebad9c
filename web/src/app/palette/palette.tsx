import { Button, chakra } from "@chakra-ui/react";
import { Search } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { frame } from "./palette-frame.ts";
import { shortcutKey } from "./palette-keys.ts";
import { Results } from "./results.tsx";
import { type Hit, useHits } from "./use-hits.ts";

const listId = "palette-hits";
const optionId = (index: number): string => `${listId}-${index}`;

interface Props {
  /** Returns the text typed before the palette had a field. */
  takeTyped: () => string;
  onClose: () => void;
}

/** A search over pages, chatbots and documents; the focus stays in the field while the arrow keys choose a result. */
export const Palette = ({ takeTyped, onClose }: Props) => {
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const { groups, isSearching, isFailed } = useHits(text);
  const navigate = useNavigate();
  const hits = groups.flatMap((group) => group.hits);
  const chosen = Math.min(active, hits.length - 1);
  useEffect(() => {
    dialog.current?.showModal();
    setText(takeTyped());
  }, [takeTyped]);
  useEffect(() => {
    document.getElementById(optionId(chosen))?.scrollIntoView({ block: "nearest" });
  }, [chosen]);
  const open = ({ to, state }: Hit, isNewTab: boolean) => {
    if (isNewTab) return window.open(to, "_blank", "noopener");
    dialog.current?.close();
    void navigate(to, { state });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = steps[event.key];
    const hit = hits[chosen];
    if (step && hits.length > 0) setActive((chosen + step + hits.length) % hits.length);
    else if (event.key === "Enter" && hit) open(hit, event.metaKey || event.ctrlKey);
    else return;
    event.preventDefault();
  };
  return (
    <chakra.dialog
      ref={dialog}
      aria-label="Search or jump to"
      aria-modal
      css={frame}
      onClose={onClose}
      onClick={({ target }) => target === dialog.current && dialog.current.close()}
    >
      <div className="field">
        <Search size={20} strokeWidth={1.5} aria-hidden />
        <input
          role="combobox"
          aria-label="Search or jump to"
          aria-expanded={hits.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={hits.length > 0 ? optionId(chosen) : undefined}
          placeholder="Search or jump to"
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          value={text}
          onChange={({ currentTarget }) => {
            setText(currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
        <Button variant="ghost" onClick={() => dialog.current?.close()}>
          <kbd aria-hidden>Esc</kbd>
          <span className="cancel">Cancel</span>
        </Button>
      </div>
      <Results
        id={listId}
        optionId={optionId}
        groups={groups}
        chosen={chosen}
        text={text}
        note={noteOf({ count: hits.length, isSearching, isFailed, text })}
        onOpen={() => dialog.current?.close()}
      />
      <div className="keys" aria-hidden>
        <kbd>↑</kbd>
        <kbd>↓</kbd> Move <kbd>↵</kbd> Open <kbd>{shortcutKey}</kbd>
        <kbd>↵</kbd> New tab
      </div>
    </chakra.dialog>
  );
};

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

interface Outcome {
  count: number;
  isSearching: boolean;
  isFailed: boolean;
  text: string;
}

/** A line below the results; the number of results is for screen readers only. */
const noteOf = ({ count, isSearching, isFailed, text }: Outcome): { words: string; isHidden?: true } => {
  if (isFailed) return { words: "Not everything could be searched. Check your connection and type again." };
  if (isSearching && count === 0) return { words: "Searching…" };
  if (count === 0) return { words: `No page, chatbot or document has “${text.trim()}” in its name.` };
  return { words: count === 1 ? "1 result" : `${count} results`, isHidden: true };
};
