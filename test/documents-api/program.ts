import type * as z from "zod";
import type { NewApiKey } from "#shared/api-keys/shapes.ts";
import type { ApiDocument } from "#shared/documents-api/routes.ts";
import { callWith } from "../public-api/client.ts";
import { until } from "../until.ts";
import type { Actor } from "../users.ts";

export const path = "/functions/v1/documents";

type Settings = Partial<z.input<typeof NewApiKey>>;

/** A program with a key to a chatbot of its own, or to that of the settings. */
export const programOf = async (owner: Actor, url: string, settings: Settings = {}) => {
  const { rag_system_id = (await owner.chatbots.create({ name: "Shop help", use_case: "support" })).id } =
    settings;
  const made = await owner.apiKeys.create({
    name: "Documents",
    permission_scope: "read-write",
    requests_per_minute: 1000,
    daily_quota: 10_000,
    ...settings,
    rag_system_id,
  });
  const send = callWith(made.api_key, url);
  /** fetch writes the header with the form's boundary itself. */
  const sendForm = async (body: FormData, { method = "POST", to = path } = {}) => {
    const written = new Response(body);
    const type = written.headers.get("content-type") ?? "";
    const bytes = await written.arrayBuffer();
    return send(to, undefined, { method, body: bytes, headers: { "content-type": type } });
  };
  const read = (id: string): Promise<ApiDocument> =>
    until(async () => {
      const document: ApiDocument = await json(send(`${path}/${id}`));
      return document.status === "completed" || document.status === "failed" ? document : undefined;
    });
  const answerTo = async (query: string) => {
    const reply = await send("/functions/v1/rag-api", { query });
    return reply.status === 404 ? "" : ((await reply.json()).answer as string);
  };
  const remove = (id: string) => send(`${path}/${id}`, undefined, { method: "DELETE" });
  return { chatbotId: rag_system_id, send, sendForm, read, answerTo, remove };
};

export const json = async (response: Response | Promise<Response>) => (await response).json();

export const form = (
  name: string,
  bytes: string | Uint8Array<ArrayBuffer>,
  type = "",
  more: Record<string, string> = {},
): FormData => {
  const made = new FormData();
  for (const [field, value] of Object.entries(more)) made.append(field, value);
  made.append("file", new Blob([bytes], { type }), name);
  return made;
};
