/** The methods for a host page, as `window.Docent` or by the object that `DocentWidget.init` returns. */
export interface DocentApi {
  open: () => void;
  close: () => void;
  toggle: () => void;
  /** Removes the widget from the page. */
  destroy: () => void;
  on: (event: ApiEvent, listener: (event: Event) => void) => void;
  off: (event: ApiEvent, listener: (event: Event) => void) => void;
  /** Opens the chat and asks. */
  sendMessage: (text: string) => void;
  /** Names the visitor by a token that the owner's server has signed; null signs out. */
  identify: (token: string | null) => void;
  /** Data about the page for the questions to come; null for none. */
  setContext: (context: object | null) => void;
  /** Calls a function soon; before the script has loaded, a list in `window.Docent` takes it. */
  push: (act: () => void) => void;
}

/** Events of the host element; what happened is their `detail`. */
export type ApiEvent = "open" | "close" | "message" | "answer" | "lead" | "error";

/** A call that only an opened chat can serve. */
export type Call = [name: "identify" | "setContext" | "sendMessage", value: unknown];

declare global {
  interface Window {
    Docent?: DocentApi | (() => void)[];
  }
}
