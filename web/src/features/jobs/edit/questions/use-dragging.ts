import { type DragEvent, useState } from "react";

export interface Dragging {
  /** The row that is dragged, and the one that it would take the place of. */
  from: number | undefined;
  over: number | undefined;
  grip: (at: number) => { draggable: true; onDragStart: (event: DragEvent) => void; onDragEnd: () => void };
  row: (at: number) => { onDragOver: (event: DragEvent) => void; onDrop: (event: DragEvent) => void };
}

/** Rows of a list that are moved by dragging their grip. */
export const useDragging = (move: (from: number, to: number) => void): Dragging => {
  const [from, setFrom] = useState<number>();
  const [over, setOver] = useState<number>();
  const end = () => {
    setFrom(undefined);
    setOver(undefined);
  };
  return {
    from,
    over,
    grip: (at) => ({
      draggable: true,
      onDragStart: (event) => {
        event.dataTransfer.effectAllowed = "move";
        // Firefox drags nothing without data
        event.dataTransfer.setData("text/plain", String(at + 1));
        const row = event.currentTarget.closest("[data-row]");
        if (row) event.dataTransfer.setDragImage(row, 12, 12);
        setFrom(at);
      },
      onDragEnd: end,
    }),
    row: (at) => ({
      onDragOver: (event) => {
        if (from === undefined) return;
        event.preventDefault();
        if (over !== at) setOver(at);
      },
      onDrop: (event) => {
        if (from === undefined) return;
        event.preventDefault();
        if (from !== at) move(from, at);
        end();
      },
    }),
  };
};
