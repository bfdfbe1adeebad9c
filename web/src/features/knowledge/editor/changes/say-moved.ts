import { dismiss, toast } from "#web/lib/toaster.ts";

/** "Question 3.3 is now 3.2" with Undo; one at a time, as arrows are pressed quickly. */
export const sayMoved = (words: string, undo: () => void): void => {
  dismiss(({ title }) => typeof title === "string" && / is now [\d.]+$/.test(title));
  toast.success(words, undefined, { label: "Undo", onClick: undo });
};
