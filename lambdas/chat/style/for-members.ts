import { ModelFailure } from "#platform/models/model-failure.ts";
import type { ChatEvent } from "#shared/chat/sse.ts";
import { AppError } from "#shared/errors.ts";

/** The events of an answer as members of the account get them: with the reason, if the model fails. */
export async function* forMembers(events: AsyncGenerator<ChatEvent>): AsyncGenerator<ChatEvent> {
  try {
    yield* events;
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    const { code, message, issues, cause, told: fault } = error;
    throw new AppError(code, message, issues, { cause, fault });
  }
}
