import type { Pending } from "./entries.ts";

export const lost = {
  kind: "bad" as const,
  bold: "Connection lost.",
  text: "Your answer stays here and is sent when you are back. The clock runs on.",
};
export const failed = "There was an error processing your response. Please try again.";
export const low = {
  kind: "warn" as const,
  bold: "Less than a minute.",
  text: "What you have written is sent by itself when the time is over.",
};

/** Texts in the field while nothing can be written. */
export const whys: Partial<Record<Pending["state"], string>> = {
  offline: "Sent when the connection is back",
  failed: "Send the answer above again, or change it",
};
