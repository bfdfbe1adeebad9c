import { request } from "node:http";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { demo } from "#lambdas/core/demo.ts";
import type { Answer } from "#shared/chat/shapes.ts";
import { until } from "../until.ts";

interface Session {
  session_id: string;
  token: string;
}

interface From {
  token?: string;
  /** Another address of this machine, which counts as another network. */
  address?: string;
}

interface Reply<Body> {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: Body;
}

/** A request as a page of the site sends it. */
export const post = <Body>(
  url: string,
  name: string,
  sent: object,
  { token, address }: From = {},
): Promise<Reply<Body>> => {
  const { promise, resolve, reject } = Promise.withResolvers<Reply<Body>>();
  const headers = {
    "content-type": "application/json",
    "sec-fetch-site": "same-origin",
    ...(token && { authorization: `Bearer ${token}` }),
  };
  const options = { method: "POST", agent: false, headers, ...(address && { localAddress: address }) };
  request(`${url}/functions/v1/${name}`, options, async (response) => {
    const text = (await Array.fromAsync(response)).join("");
    resolve({ status: response.statusCode ?? 0, headers: response.headers, body: JSON.parse(text) });
  })
    .on("error", reject)
    .end(JSON.stringify(sent));
  return promise;
};

export const startSession = async (url: string, from?: From): Promise<Session> =>
  (await post<Session>(url, "visitor-session", { widgetId: demo.widgetId }, from)).body;

/** Asks the demo, as a new visitor unless a session is given. */
export const ask = async (
  url: string,
  message: string,
  { session, ...from }: From & { session?: Session } = {},
): Promise<Reply<Answer & { message: string }>> => {
  const { session_id: sessionId, token } = session ?? (await startSession(url, from));
  const sent = { widgetId: demo.widgetId, message, sessionId, stream: false };
  return post(url, "widget-chat", sent, { ...from, token });
};

/** The answer to a question, with the address of the source that it cites first. */
export const answerTo = async (url: string, message: string, session?: Session) => {
  const { status, body } = await ask(url, message, session && { session });
  if (status !== 200) throw new Error(`${status} ${body.message}`);
  const first = Number(/\[(\d+)\]/.exec(body.answer)?.[1] ?? 0);
  return { ...body, cited: body.context[first - 1]?.metadata.url };
};

/** The demo's documents that can be found, by the titles of their articles, from the data folder of a product. */
export const foundArticles = (folder: string): string[] => {
  const file = join(folder, "search-docent-hashed-2.db");
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  try {
    return database
      .prepare(
        "select document_id, min(filename) as title from passage where chatbot_id = ? group by document_id",
      )
      .all(demo.chatbotId)
      .map(({ title }) => String(title))
      .sort();
  } finally {
    database.close();
  }
};

/** Waits until so many articles can be found. */
export const untilFound = (folder: string, count: number): Promise<true> =>
  until(async () => foundArticles(folder).length === count || undefined);
