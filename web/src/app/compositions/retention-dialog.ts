import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";

/** How long a chatbot keeps its conversations. */
export const RetentionDialog = lazyDialog(
  async () => (await import("../../features/retention/retention-dialog.tsx")).RetentionDialog,
);
