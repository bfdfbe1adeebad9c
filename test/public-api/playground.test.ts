import { expect, inject, it } from "vitest";
import { type Endpoint, endpointsIn } from "#shared/api-docs/endpoints.ts";
import { openapi } from "#shared/api-docs/openapi.ts";
import { contract } from "#shared/contract/index.ts";
import { curlOf } from "#web/features/api-docs/playground/curl-of.ts";
import { requestOf } from "#web/features/api-docs/playground/request-of.ts";
import { keyOf, question } from "./client.ts";
import { runShell } from "./run-sample.ts";

const endpoints = endpointsIn(JSON.parse(JSON.stringify(openapi(contract))));
const endpoint = (id: string): Endpoint => {
  const found = endpoints.find((one) => one.id === id);
  if (!found) throw new Error(`There is no endpoint ${id}.`);
  return found;
};

it("entered values become the request: parameters, query, JSON, and nothing for what is empty", () => {
  expect(requestOf(endpoint("documentsApi_get"), { id: "a b/c" })).toEqual({
    method: "GET",
    path: "/functions/v1/documents/a%20b%2Fc",
  });
  expect(requestOf(endpoint("documentsApi_list"), { limit: "2", cursor: " " }).path).toBe(
    "/functions/v1/documents?limit=2",
  );
  const messages = '[{"role":"user","content":"Hi"}]';
  const { body } = requestOf(endpoint("publicApi_complete"), { model: "docent", messages, stream: "true" });
  expect(JSON.parse(`${body}`)).toEqual({
    model: "docent",
    messages: [{ role: "user", content: "Hi" }],
    stream: true,
  });
});

it("a value that is missing or no JSON is named", () => {
  const refused = (id: string, entered: Record<string, string>) => () => requestOf(endpoint(id), entered);
  expect(refused("publicApi_ask", {})).toThrow("Enter query.");
  expect(refused("documentsApi_get", {})).toThrow("Enter id: it is a part of the address.");
  expect(refused("publicApi_complete", { model: "docent", messages: "[" })).toThrow(
    "Enter messages as JSON.",
  );
  expect(refused("documentsApi_list", { limit: "two" })).toThrow("Enter a number for limit.");
});

it.each([".", ".."])("%j is no id: a browser would take it for a step up", (id) => {
  expect(() => requestOf(endpoint("documentsApi_get"), { id })).toThrow("Enter an id for id");
});

it("a file is sent as a form, with a name of its own or that which is entered", () => {
  const file = new File(["text"], "it's.txt");
  const plan = requestOf(endpoint("documentsApi_upload"), { file, filename: "b.txt", content: "x" });
  expect(plan.body).toEqual({ file, filename: "b.txt" });
  const command = curlOf(plan, { origin: "https://docent.example", key: "dk_k" });
  expect(command).toContain(`-F 'file=@it'\\''s.txt' \\\n  -F 'filename=b.txt'`);
});

it("the cURL of a call does what the call does, whatever is in its values", async () => {
  const { api_key, chatbotId } = await keyOf("ann", { permission_scope: "read-write" });
  const sampled = { origin: inject("url"), key: api_key };
  const run = async (id: string, entered: Record<string, string>) =>
    runShell(curlOf(requestOf(endpoint(id), entered), sampled));
  const asked = JSON.parse(await run("publicApi_ask", { query: question }));
  expect(asked).toHaveProperty("answer");
  const models = JSON.parse(await run("publicApi_models", {}));
  expect(models.data[0].id).toBe(chatbotId);
  const written = {
    question: "Do you deliver on Sundays?",
    answer: 'No, it\'s our day off, at $0 `or` \\ "more".',
  };
  const { id } = JSON.parse(await run("documentsApi_addAnswer", written));
  expect(JSON.parse(await run("documentsApi_answer", { answerId: id }))).toEqual(written);
  const changed = { answerId: id, ...written, answer: "Yes." };
  expect(JSON.parse(await run("documentsApi_changeAnswer", changed)).id).toBe(id);
  expect(JSON.parse(await run("documentsApi_answer", { answerId: id })).answer).toBe("Yes.");
  expect(await run("documentsApi_remove", { id })).toBe("{}");
  const { items } = JSON.parse(await run("documentsApi_list", { limit: "1" }));
  expect(items[0].name).toBe("handbook.md");
});
