import { reloadIfReachable } from "../../lib/api/unreachable.ts";
import { ChatScreenBones } from "../../ui/bones/chat-bones.tsx";
import { lazyPart } from "../../ui/lazy/lazy-part.tsx";
import { PageBody } from "../../ui/page/page-body.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";

/** The test chat of one chatbot. */
export const TestChat = lazyPart(async () => (await import("../../features/chat/chat-panel.tsx")).ChatPanel, {
  waiting: () => <ChatScreenBones />,
  failed: (_, error) => (
    <PageBody pt="6">
      <ErrorState
        title="The chat could not be loaded"
        error={error}
        onRetry={() => void reloadIfReachable()}
      />
    </PageBody>
  ),
});
