import { createClient } from "#shared/client.ts";
import { AppError } from "#shared/errors.ts";
import type { recordings } from "#shared/recordings/routes.ts";

const post = "POST" as const;

const routes = {
  list: { method: post, path: "/functions/v1/recordings" },
  begin: { method: post, path: "/functions/v1/recording-begin" },
  parts: { method: post, path: "/functions/v1/recording-parts" },
  finish: { method: post, path: "/functions/v1/recording-finish" },
  transcribe: { method: post, path: "/functions/v1/recording-transcription" },
  remove: { method: post, path: "/functions/v1/recording-removal" },
} as const;

const client = createClient<{ recordings: Pick<typeof recordings, keyof typeof routes> }>(
  { recordings: routes },
  location.origin,
  (request) =>
    fetch(request).catch((cause: unknown) => {
      throw new AppError("unavailable", "Docent could not be reached. Check your connection.", undefined, {
        cause,
      });
    }),
).recordings;

type Server = typeof client;
type Call = <Result>(run: (server: Server, ticket: string) => Promise<Result>) => Promise<Result>;

/** Calls the routes of an answer's recordings with its ticket, which is asked for again once it is refused. */
export const callsWith = (ticketOf: () => Promise<string>): Call => {
  let ticket: Promise<string> | undefined;
  const present = () => {
    ticket ??= ticketOf().catch((error: unknown) => {
      ticket = undefined;
      throw error;
    });
    return ticket;
  };
  return async (run) => {
    const isFresh = ticket === undefined;
    try {
      return await run(client, await present());
    } catch (error) {
      if (isFresh || !(error instanceof AppError) || !/^(forbidden|unauthenticated)$/.test(error.code))
        throw error;
      ticket = undefined;
      return run(client, await present());
    }
  };
};

/** The connection, or the server's state, may be another one in a moment. */
export const isPassing = (error: unknown): boolean =>
  error instanceof AppError && /^(unavailable|internal|rate_limited)$/.test(error.code);
