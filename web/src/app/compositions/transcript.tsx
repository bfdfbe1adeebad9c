import { reloadIfReachable } from "../../lib/api/unreachable.ts";
import { MessageBones } from "../../ui/bones/message-bones.tsx";
import { lazyPart } from "../../ui/lazy/lazy-part.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";

/** A stored conversation as the chat shows it, with sources and traces. */
export const Transcript = lazyPart(
  async () => (await import("../../features/chat/transcript/transcript.tsx")).Transcript,
  {
    waiting: () => <MessageBones />,
    failed: (_, error) => (
      <ErrorState
        title="The messages could not be loaded"
        error={error}
        onRetry={() => void reloadIfReachable()}
      />
    ),
  },
);
