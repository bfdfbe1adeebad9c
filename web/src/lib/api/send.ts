import { accountHeader } from "#shared/account/header.ts";
import { type Send, toError } from "#shared/client.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import { account } from "../session/account.ts";
import { accessToken } from "../session/auth.ts";
import { unreachable } from "./unreachable.ts";

/** Sends an owner's request of the contract with the access token. Throws AppError unless the status is 2xx. */
export const send: Send = async (request) => {
  request.headers.set("authorization", `Bearer ${await accessToken()}`);
  const { id } = account.current() ?? {};
  if (id) request.headers.set(accountHeader, id);
  const response = await fetch(request).catch((error: unknown) => {
    if (request.signal.aborted) throw error;
    throw unreachable(error);
  });
  if (!response.ok) throw await failure(response);
  return response;
};

/** The server's message if it says what to do, else a message for the status. */
export const failure = async (response: Response): Promise<AppError> => {
  const body = await response.clone().text();
  const error = await toError(response);
  const isOurs = error.message !== `Request failed with status ${response.status}`;
  return isOurs && !isGeneral(error) ? error : new AppError(...wordsFor(response.status, body));
};

/** These codes alone decide what happens next; the server's message adds nothing. */
const isGeneral = ({ code }: AppError): boolean => code === "unauthenticated" || code === "internal";

const wordsFor = (status: number, body: string): [ErrorCode, string] => {
  if (status === 400) return ["invalid", `Bad request: ${body}`];
  if (status === 401) return ["unauthenticated", "Authentication failed"];
  if (status === 429) return ["rate_limited", "Rate limit exceeded"];
  if (status >= 500) return ["unavailable", "Server error occurred. Please try again later."];
  return ["unavailable", `Request failed with status ${status}`];
};
