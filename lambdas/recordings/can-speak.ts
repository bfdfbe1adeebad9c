import { transcriberOf } from "#platform/models/transcription/transcriber-of.ts";

/** Whether something turns spoken answers to an account into text. */
export const canSpeak = async (accountId: string): Promise<boolean> =>
  (await transcriberOf(accountId)) !== undefined;
