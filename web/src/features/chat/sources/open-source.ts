import { createContext } from "react";

/** A citation mark of an answer. */
export interface OpenMark {
  /** Counted from 0 over the answer. */
  index: number;
  /** The text that it stands behind. */
  claim: string;
}

interface OpenSource {
  /** The number of the turn's source that the panel shows. */
  openNumber?: number;
  /** The mark that it was opened by; absent if it was opened by its name. */
  openMark?: OpenMark;
  /** Opens a source, or closes it if it was opened by the same button; the focus returns to the button later. */
  toggle: (number: number, button: HTMLElement, mark?: OpenMark) => void;
}

/** Which source of an answer is open; the chips inside its Markdown read it. */
export const OpenSourceContext = createContext<OpenSource>({ toggle: () => undefined });
