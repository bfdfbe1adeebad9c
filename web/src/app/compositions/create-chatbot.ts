import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";

/** Creates a chatbot. */
export const CreateChatbot = lazyDialog(
  async () => (await import("../../features/chatbots/creation/create-dialog.tsx")).CreateDialog,
);
