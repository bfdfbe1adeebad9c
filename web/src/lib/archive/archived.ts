import type { Chatbot } from "#shared/chatbots/routes.ts";

/** A file of the archive by its path in it. */
export interface Entry {
  name: string;
  input: string | Response;
}

/** The exports of `features/<area>/archive.ts`: the files of an area in the archive of an account's data. */
export interface Archived {
  /** Lines of the archive's README: a path and what lies there. */
  readme: Record<string, string>;
  ofAccount?(): AsyncGenerator<Entry>;
  /** The folder is the chatbot's own, without a slash at its end. */
  ofChatbot?(chatbot: Chatbot, folder: string): AsyncGenerator<Entry>;
}

export const json = (name: string, value: unknown): Entry => ({
  name,
  input: `${JSON.stringify(value, null, 2)}\n`,
});
