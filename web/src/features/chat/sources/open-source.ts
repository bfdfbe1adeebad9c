import { createContext } from "react";

interface OpenSource {
  /** The number of the turn's source that the panel shows. */
  openNumber?: number;
  /** Opens a source, or closes it if it is open; the focus returns to the button later. */
  toggle: (number: number, button: HTMLElement) => void;
}

/** Which source of an answer is open; the chips inside its Markdown read it. */
export const OpenSourceContext = createContext<OpenSource>({ toggle: () => undefined });
