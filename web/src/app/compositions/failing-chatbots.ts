import { lazyPart } from "../../ui/lazy/lazy-part.tsx";

/** The chatbots whose model does not answer. */
export const FailingChatbots = lazyPart(
  async () => (await import("../../features/model-provider/failing-chatbots.tsx")).FailingChatbots,
  { failed: () => null },
);
