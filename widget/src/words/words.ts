/** The interface's words in English; `speak` replaces them before anything is drawn. */
export const words = {
  message: "Message",
  send: "Send",
  stop: "Stop",
  close: "Close",
  open: "Open chat",
  fold: "Close chat",
  thinking: "Thinking…",
  offline: "You are offline. Your question is sent when you are back.",
  passage: "Writing from 1 passage",
  passages: "Writing from {n} passages",
  retry: "Retry",
  failed: "Sorry, I encountered an error. Please try again or refresh the page.",
  unavailable: "This chat is not available.",
};

/** With a language other than English. */
export type Words = typeof words & { later?: string };

/** Words with their placeholders filled: `{n}` by `values.n`. */
export const filled = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => `${values[name] ?? whole}`);
