import { accessToken } from "./signed-in.ts";

/** A refusal of the server, in its own words. */
export class Refusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** Calls a route of the forum, as the signed-in user if there is one. Throws Refusal, or what `fetch` throws. */
export const call = async <Reply>(method: "GET" | "POST", path: string, body?: object): Promise<Reply> => {
  const token = accessToken();
  const response = await fetch(`/api/forum/${path}`, {
    method,
    headers: {
      ...(body && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const reply = await response.json();
  if (response.ok) return reply as Reply;
  throw new Refusal(reply.code ?? "", advice(reply));
};

interface Failure {
  message?: string;
  /** Each refused field and its need. */
  issues?: { message: string }[];
}

/** The message of several fields names them as programs know them; their own messages are for people. */
const advice = ({ message = "", issues = [] }: Failure): string =>
  issues.length === 0
    ? message
    : issues.map((issue) => (issue.message.endsWith(".") ? issue.message : `${issue.message}.`)).join(" ");

/** The next step for a text that could not be sent. */
export const adviceOf = (error: unknown): string =>
  error instanceof Refusal && error.message
    ? error.message
    : "Check your connection and send it once more. Your text is kept.";
