import { webhookEvents } from "../webhooks/rules.ts";

/** The rules of webhooks, each with its name. */
export const webhookRules: { name: string; text: string }[] = [
  {
    name: "Request",
    text: "Each event is a POST request with JSON: type, timestamp (when it happened) and data. Answer with a status from 200 to 299 within 15 seconds, first of all; work afterwards. Redirects are not followed.",
  },
  {
    name: "Signature",
    text: "Standard Webhooks 1.0: webhook-signature holds v1, a comma and the HMAC-SHA-256 in base64 of webhook-id, webhook-timestamp and the body as it came, joined by dots. The key is what follows whsec_, decoded from base64. During a rotation there are two signatures with a space between them; accept the event if one of them is right. Refuse a webhook-timestamp that is more than five minutes away.",
  },
  {
    name: "At least once",
    text: "An event may come twice, at a retry or if it is sent again from the log, always with the same webhook-id: keep the ids that you have handled, and skip those.",
  },
  {
    name: "No order",
    text: "Events may come in another order than they happened. Messages of a conversation are numbered by seq; otherwise compare timestamp.",
  },
  {
    name: "Retries",
    text: "Any other status, or none, is a failure. The event is sent again after 5 s, 5 min, 30 min, 2 h, 6 h, 14 h and 24 h, each a fifth more or less; a retry-after header of up to a day is respected. An endpoint that fails five times in a row rests, up to half an hour, and gets one event before the others.",
  },
  {
    name: "Switching off",
    text: "Status 410 switches the endpoint off, and so do five days without a success. The account's owner gets a mail; events that wait stay in the log for 30 days. Events that happen while the endpoint is off are not kept for it.",
  },
  {
    name: "Addresses",
    text: "Only https addresses on the public internet are called. The certificate has to be valid.",
  },
];

const chatbot = { id: "bot_01m84qymp1gpd5n584a3cm71gg", name: "Shop help" };
const conversation = { conversation_id: "conv_01m84qz7p6zqjyd2r8ft3n86gj", chatbot, channel: "widget" };
const message_id = "msg_01m84qz7p6zqjyd2r8ft3n86gm";
const document = { document_id: "doc_01m84qz0e2nrx4wj7qk5tb9v3c", chatbot, kind: "file" };

const application = {
  application_id: "app_01m84r9m3cw5y8b1kd2gq6hx0t",
  job: { id: "job_01m84qz5j6p2t9n4ra7ve3cw8s", title: "Bicycle mechanic" },
  chatbot,
  name: "Noor",
  email: "noor@example.com",
  phone: null,
};

/** The data of an example of each event. */
const exampleData: Record<keyof typeof webhookEvents, object> = {
  "conversation.started": { ...conversation, widget_id: "wgt_01m84qyw8d5r2m6v0xk3hs7ztn" },
  "message.created": {
    ...conversation,
    message_id,
    seq: 2,
    role: "assistant",
    text: "Refunds are paid within 14 days. [1]",
    is_cut: false,
  },
  "answer.refused": {
    ...conversation,
    message_id,
    question: "Do you rent trailers in Ghent?",
    answer: "The documents do not answer this question.",
    best_similarity: 0.41,
  },
  "feedback.created": { ...conversation, message_id, rating: "down", comment: "Too short" },
  "document.processed": { ...document, filename: "handbook.pdf", passages: 42 },
  "document.failed": { ...document, filename: "scan.pdf", reason: "The file holds no text." },
  "budget.reached": { chatbot, period: "month", start: "2026-11-01", percent: 80 },
  "lead.created": {
    lead_id: "lead_01m84r1c4yv8n2qz6tw0jd5k9f",
    conversation_id: conversation.conversation_id,
    chatbot,
    widget_id: "wgt_01m84qyw8d5r2m6v0xk3hs7ztn",
    name: "Bo Lind",
    email: "bo@example.com",
    phone: null,
    company: null,
    source_url: "https://cycles.example/repairs",
  },
  "application.created": { ...application, wants_person: false },
  "application.completed": { ...application, reason: "answered", answers: 5, score: 74, coverage: 1 },
};

/** An example of each event's body, in the order in which they are offered. */
export const webhookExamples = Object.entries(webhookEvents).map(([type, meaning]) => ({
  type,
  meaning,
  body: {
    type,
    timestamp: "2026-11-22T11:31:40.218Z",
    data: Object.entries(exampleData).find(([name]) => name === type)?.[1] ?? {},
  },
}));

const imports = [
  'import { createHmac, timingSafeEqual } from "node:crypto";',
  'import { createServer } from "node:http";',
].join("\n");

/** A program for Node that receives events and checks their signatures, complete as it stands. */
export const webhookReceiver = ({ secret }: { secret: string }): string => `${imports}

const secret = "${secret}";
const key = Buffer.from(secret.replace("whsec_", ""), "base64");
const handled = new Set(); // keep these in your database

const isGenuine = (headers, body) => {
  const { "webhook-id": id, "webhook-timestamp": timestamp, "webhook-signature": signatures = "" } = headers;
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age < 5 * 60)) return false;
  const expected = createHmac("sha256", key).update(\`\${id}.\${timestamp}.\${body}\`).digest();
  return signatures.split(" ").some((one) => {
    const [version, signature = ""] = one.split(",");
    const given = Buffer.from(signature, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
};

createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  const body = Buffer.concat(parts).toString();
  if (!isGenuine(request.headers, body)) return response.writeHead(401).end();
  response.writeHead(204).end(); // answer first, work afterwards

  const id = request.headers["webhook-id"];
  if (handled.has(id)) return;
  handled.add(id);
  const { type, data } = JSON.parse(body);
  console.log(type, data);
}).listen(Number(process.env.PORT ?? 8080), "127.0.0.1"); // behind a server that speaks https
`;

/** Stands for a signing secret in the documentation. */
export const secretPlaceholder = `whsec_${"x".repeat(43)}=`;
