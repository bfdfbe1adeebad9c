import { toRequest } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";
import type { Contract } from "#shared/contract/route.ts";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import { uploadText } from "../upload.ts";
import { type Actor, as, nobody } from "../users.ts";

/** A way to ask for a streamed answer. */
export interface Way {
  /** The route's area and name. */
  route: string;
  variant?: string;
  token: string;
  input: object;
}

/** The request for a stream. */
export const requestFor = ({ route, token, input }: Way, url: string): Request => {
  const [area = "", name = ""] = route.split(".");
  const request = toRequest((contract as Contract)[area]![name]!, { ...input, stream: true }, url);
  request.headers.set("authorization", `Bearer ${token}`);
  return request;
};

/** All routes of the contract that stream. */
export const streamingRoutes = (): string[] =>
  Object.entries(contract as Contract).flatMap(([area, routes]) =>
    Object.entries(routes).flatMap(([name, { streams }]) => (streams ? [`${area}.${name}`] : [])),
  );

const question = "What does a reminder cost?";

/** One request for each streaming route, and for each of its ways to an answer, to chatbots of a new owner. */
export const waysToAsk = async (url: string): Promise<Way[]> => {
  const owner = await as("rita", url);
  const id = await chatbot(owner, "Desk");
  const kept = await chatbot(owner, "Kept");
  const { conversationId } = await owner.chat.ask({ ragSystemId: id, query: question });
  const key = (await owner.apiKeys.create({ name: "Site", rag_system_id: id })).api_key;
  const page = await pageOf(owner, id, url);
  const keptPage = await pageOf(owner, kept, url);
  await owner.retention.save({ id: kept, keep_days: null, keeps_page: true });
  const messages = [{ role: "user", content: question }];
  return [
    { route: "chat.ask", token: owner.token, input: { ragSystemId: id, query: question } },
    { route: "chat.tryOut", token: owner.token, input: { chatbotId: id, query: question } },
    { route: "chat.suggest", token: owner.token, input: { conversationId } },
    { route: "chat.askPublic", ...page },
    { route: "chat.askPublicStream", ...page },
    { route: "chat.askPublicStream", variant: "kept", ...keptPage },
    { route: "chat.askWidget", ...(await widgetOf(owner, id, { url, file: false })) },
    { route: "chat.askWidget", variant: "with a file", ...(await widgetOf(owner, id, { url, file: true })) },
    { route: "publicApi.ask", token: key, input: { query: question } },
    { route: "publicApi.complete", token: key, input: { model: "docent", messages } },
  ];
};

const chatbot = async (owner: Actor, name: string): Promise<string> => {
  const { id } = await owner.chatbots.create({ name, use_case: "support" });
  await uploadText(owner, id, "rules.txt", "A reminder costs 1.50 euros.");
  return id;
};

const pageOf = async (owner: Actor, id: string, url: string) => {
  const publication = { public_title: `Help ${id.slice(-4)}`, public_description: "", is_public: true };
  const ragSlug = `${(await owner.chatbots.publish({ id, ...publication })).public_slug}`;
  const { token } = await nobody(url).visitors.session({ ragSlug });
  return { token, input: { ragSlug, message: question } };
};

const widgetOf = async (owner: Actor, id: string, { url, file }: { url: string; file: boolean }) => {
  const config = { ...widgetDefaults.config, allowFileUpload: file };
  const { id: widgetId } = await owner.widgets.create({ name: "Site", rag_system_id: id, config });
  const { token, session_id: sessionId } = await nobody(url).visitors.session({ widgetId });
  if (file) await attach(widgetId, token, url);
  return { token, input: { widgetId, sessionId, message: question } };
};

const attach = async (widgetId: string, token: string, url: string): Promise<void> => {
  const form = new FormData();
  form.set("widgetId", widgetId);
  form.set("file", new Blob(["My reminder of May costs 3 euros."]), "letter.txt");
  const headers = { authorization: `Bearer ${token}` };
  await fetch(`${url}/functions/v1/widget-attachment`, { method: "POST", headers, body: form });
};
