import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";

/** The questions that chats with a chatbot begin with. */
export const StartersDialog = lazyDialog(
  async () => (await import("../../features/chatbots/starters/starters-dialog.tsx")).StartersDialog,
);
