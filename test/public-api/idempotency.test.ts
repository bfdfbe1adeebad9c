import { expect, inject, it } from "vitest";
import { form, json, path, programOf } from "../documents-api/program.ts";
import { uniqueId } from "../unique-id.ts";
import { until } from "../until.ts";
import { as } from "../users.ts";
import { askPath, callWith, keyFor, question } from "./client.ts";

const owner = await as("ann");
const program = await programOf(owner, inject("url"));
const { chatbotId, send } = program;
const under = (key: string) => ({ headers: { "idempotency-key": key } });
const names = async () => (await owner.documents.list({ chatbotId })).items.map(({ filename }) => filename);

it("50 requests in parallel with one Idempotency-Key have one effect and equal answers", async () => {
  const key = uniqueId("once");
  const sent = { filename: "once.txt", content: "The desk opens at nine." };
  const replies = await Promise.all(Array.from({ length: 50 }, () => send(path, sent, under(key))));
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
  const bodies = await Promise.all(replies.map((reply) => reply.text()));
  expect(new Set(bodies).size).toBe(1);
  const replayed = replies.filter(({ headers }) => headers.get("idempotent-replayed") === "true");
  expect(replayed).toHaveLength(49);
  expect((await names()).filter((name) => name === "once.txt")).toHaveLength(1);
});

it("another body, or another route, with the same key gets 422, and has no effect", async () => {
  const key = uniqueId("reused");
  expect((await send(path, { filename: "a.txt", content: "One." }, under(key))).status).toBe(200);
  const other = await send(path, { filename: "b.txt", content: "One." }, under(key));
  expect([other.status, (await other.json()).code]).toEqual([422, "key_reused"]);
  const written = { question: "Do you deliver?", answer: "Yes." };
  expect((await send("/functions/v1/answers", written, under(key))).status).toBe(422);
  expect(await names()).not.toEqual(expect.arrayContaining(["b.txt"]));
  expect(await names()).not.toEqual(expect.arrayContaining([written.question]));
});

it("a form is the same as long as its file is, whatever its boundary", async () => {
  const { headers } = under(uniqueId("form"));
  const upload = async (text: string) => {
    const written = new Response(form("form.txt", text));
    const type = written.headers.get("content-type") ?? "";
    const body = await written.arrayBuffer();
    return send(path, undefined, { method: "POST", body, headers: { ...headers, "content-type": type } });
  };
  const first = await json(upload("The same text."));
  expect(await json(upload("The same text."))).toEqual(first);
  expect((await upload("Another text.")).status).toBe(422);
});

it("a request that failed is carried out when it is sent again", async () => {
  const key = uniqueId("failing");
  const question = `Do you deliver to ${key}?`;
  const { id } = await json(send("/functions/v1/answers", { question, answer: "Yes." }));
  const again = () => send("/functions/v1/answers", { question, answer: "No." }, under(key));
  expect((await again()).status).toBe(409);
  await program.remove(id);
  const carriedOut = await again();
  expect([carriedOut.status, carriedOut.headers.get("idempotent-replayed")]).toEqual([200, null]);
});

it("a deletion repeats its answer, and each key of an account has replies of its own", async () => {
  const { id } = await json(send(path, { filename: "gone.txt", content: "Soon gone." }));
  const key = uniqueId("deleted");
  const remove = () => send(`${path}/${id}`, undefined, { method: "DELETE", ...under(key) });
  expect((await remove()).status).toBe(200);
  expect((await remove()).status).toBe(200);
  expect((await send(`${path}/${id}`, undefined, { method: "DELETE" })).status).toBe(404);
  const other = await programOf(owner, inject("url"), { rag_system_id: chatbotId });
  const { status } = await other.send(path, { filename: "other.txt", content: "Other." }, under(key));
  expect(status).toBe(200);
});

it("a question is asked once, and a streamed one is refused with its key; keys that are none are refused", async () => {
  const made = await keyFor(owner);
  const ask = callWith(made.api_key);
  const key = uniqueId("asked");
  const first = await (await ask(askPath, { query: question }, under(key))).text();
  expect(await (await ask(askPath, { query: question }, under(key))).text()).toBe(first);
  const logged = await until(async () => {
    const { items } = await owner.history.list({ chatbotId: made.chatbotId, channel: "api" });
    return items.length > 0 ? items : undefined;
  });
  expect(logged).toHaveLength(1);
  expect((await ask(askPath, { query: question, stream: true }, under(key))).status).toBe(400);
  for (const none of ["x".repeat(256), "a b"])
    expect((await send(path, { filename: "c.txt", content: "C" }, under(none))).status).toBe(400);
});
