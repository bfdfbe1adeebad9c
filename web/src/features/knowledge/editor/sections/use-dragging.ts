import { type DragEvent, useMemo } from "react";
import type { Editor } from "./editor-context.ts";

/** A row that is dragged or dropped on: a question, or a section in the outline. */
type Row = HTMLElement;

const rowOf = (target: EventTarget): Row | null =>
  target instanceof Element ? target.closest<Row>("[data-question], [data-outline]") : null;

/** The end of a section, where a question drops that is dragged into it. */
const endOf = (target: EventTarget): Row | null =>
  target instanceof Element ? target.closest<Row>("[data-end]") : null;

const isQuestion = (row: Row): boolean => row.dataset.question !== undefined;

const isAbove = (row: Row, clientY: number): boolean => {
  const { top, height } = row.getBoundingClientRect();
  return clientY < top + height / 2;
};

/**
 * Questions are dragged by their grips, also into other sections, and sections in the outline. The marks of the drag are
 * attributes of the rows, so that nothing is drawn again while the pointer moves.
 */
export const useDragging = (editor: Editor) => useMemo(() => dragging(editor), [editor]);

const dragging = ({ moveQuestion, moveSection }: Editor) => {
  let lifted: Row | undefined;
  let over: Row | undefined;
  const mark = (row: Row | undefined, side?: "above" | "below") => {
    if (over && over !== row) delete over.dataset.over;
    over = row;
    if (row && side) row.dataset.over = side;
  };
  const end = () => {
    mark(undefined);
    if (lifted) delete lifted.dataset.lifted;
    lifted = undefined;
  };
  const targetOf = (event: DragEvent): Row | undefined => {
    if (!lifted) return undefined;
    const row = rowOf(event.target);
    if (row && isQuestion(row) === isQuestion(lifted)) return row;
    return (isQuestion(lifted) && endOf(event.target)) || undefined;
  };
  return {
    onDragStart: (event: DragEvent) => {
      const row = rowOf(event.target);
      if (!row) return;
      event.dataTransfer.effectAllowed = "move";
      // Firefox drags nothing without data
      event.dataTransfer.setData("text/plain", row.textContent);
      event.dataTransfer.setDragImage(row, 12, 12);
      row.dataset.lifted = "";
      lifted = row;
    },
    onDragOver: (event: DragEvent) => {
      const row = targetOf(event);
      if (!row) return mark(undefined);
      event.preventDefault();
      mark(row, row.dataset.end === undefined && !isAbove(row, event.clientY) ? "below" : "above");
    },
    onDrop: (event: DragEvent) => {
      const row = targetOf(event);
      const from = lifted;
      if (!row || !from) return end();
      event.preventDefault();
      const isAfter = row.dataset.end === undefined && !isAbove(row, event.clientY);
      end();
      if (from === row) return;
      if (isQuestion(from)) dropQuestion(from.dataset, row.dataset, isAfter, moveQuestion);
      else dropSection(from.dataset, row.dataset, isAfter, moveSection);
    },
    onDragEnd: end,
  };
};

/** The place after the row was taken out of its former one. */
const placeOf = (from: number, target: number, isAfter: boolean): number =>
  target + (isAfter ? 1 : 0) - (from < target + (isAfter ? 1 : 0) ? 1 : 0);

const dropQuestion = (
  { question: questionId = "", section: sectionId = "", place = "", number = "" }: DOMStringMap,
  target: DOMStringMap,
  isAfter: boolean,
  move: Editor["moveQuestion"],
): void => {
  const into = target.section ?? target.end ?? sectionId;
  const from = Number(place);
  const at = Number(target.place);
  const to = into === sectionId ? placeOf(from, at, isAfter) : at + (isAfter ? 1 : 0);
  if (into !== sectionId || to !== from) move({ sectionId, questionId, into, from, place: to, number });
};

const dropSection = (
  { outline: sectionId = "", place = "" }: DOMStringMap,
  target: DOMStringMap,
  isAfter: boolean,
  move: Editor["moveSection"],
): void => {
  const from = Number(place);
  const to = placeOf(from, Number(target.place), isAfter);
  if (to !== from) move({ sectionId, from, place: to });
};
