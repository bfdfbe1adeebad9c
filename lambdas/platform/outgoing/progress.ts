/** A phase of a call that has ended. */
export type Progress =
  | { phase: "resolved"; addresses: number }
  | { phase: "connected"; address: string; tls?: string }
  | { phase: "sent" }
  | { phase: "answered"; status: number }
  | { phase: "redirected"; url: string };

export type OnProgress = ((progress: Progress) => void) | undefined;
