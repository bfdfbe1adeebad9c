/** A follow-up question with what is typed for it. */
export interface FollowUpText {
  question: string;
  answer: string;
  /** Why it is asked; absent once it is stored. */
  reason?: "short" | "no-example" | undefined;
  /** It was changed since. */
  isTyped?: boolean;
}
