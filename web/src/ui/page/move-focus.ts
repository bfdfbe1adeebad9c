import type { KeyboardEvent } from "react";

/** Arrow keys move the focus between the links of a list. */
export const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const rows = [...event.currentTarget.querySelectorAll("a")];
  const next = by && rows[rows.findIndex((row) => row.matches(":focus")) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
};
