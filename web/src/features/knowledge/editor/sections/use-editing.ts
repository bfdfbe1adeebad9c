import { useLayoutEffect, useMemo, useRef, useState } from "react";
import type { TemplateDetail } from "#shared/knowledge/template-shapes.ts";
import { useQuestionChanges } from "../changes/use-question-changes.ts";
import { useSectionChanges } from "../changes/use-section-changes.ts";
import type { Editor, Removal } from "./editor-context.ts";

/** The element that moves, by the attributes of its row, and the arrow that was pressed. */
interface Moved {
  selector: string;
  direction: "up" | "down";
}

/** The actions of the rows, the question before a deletion, and the focus and the words after a move. */
export const useEditing = (template: TemplateDetail) => {
  const { id: templateId, sections } = template;
  const { mutate: moveQuestion } = useQuestionChanges(templateId).move;
  const { mutate: moveSection } = useSectionChanges(templateId).move;
  const [removal, setRemoval] = useState<Removal>();
  const [said, setSaid] = useState("");
  const area = useRef<HTMLDivElement>(null);
  const moved = useRef<Moved>(undefined);
  const editor = useMemo<Editor>(
    () => ({
      templateId,
      askRemoval: setRemoval,
      moveQuestion: (move) => {
        const direction = move.place < move.from ? "up" : "down";
        moved.current = { selector: `[data-question="${move.questionId}"]`, direction };
        setSaid(`Question ${move.number} moved to place ${move.place}.`);
        moveQuestion(move);
      },
      moveSection: (move) => {
        const direction = move.place < move.from ? "up" : "down";
        moved.current = { selector: `[data-head="${move.sectionId}"]`, direction };
        setSaid(`Section ${move.from} is now section ${move.place}.`);
        moveSection(move);
      },
    }),
    [templateId, moveQuestion, moveSection],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a move shows in another order of the sections
  useLayoutEffect(() => {
    if (!moved.current || !area.current) return;
    focusMoved(area.current, moved.current);
    moved.current = undefined;
  }, [sections]);
  return { editor, removal, closeRemoval: () => setRemoval(undefined), said, area };
};

/** The arrow that was pressed gets the focus in the new place; at the end of the list the other one. */
const focusMoved = (area: HTMLElement, { selector, direction }: Moved): void => {
  const row = area.querySelector(selector);
  const arrow =
    row?.querySelector<HTMLElement>(`[data-act="${direction}"]:not(:disabled)`) ??
    row?.querySelector<HTMLElement>("[data-act]:not(:disabled)");
  arrow?.focus();
};
