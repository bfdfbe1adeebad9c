import { expect, inject, it } from "vitest";
import { toRequest } from "#shared/client.ts";
import type { Route } from "#shared/contract/route.ts";
import { makeThings, missing } from "../things/make.ts";
import { fieldsOf, kindOf, routes } from "../things/routes.ts";
import { validInput } from "../things/valid-input.ts";
import { as, bearing } from "../users.ts";

const ofOwner = routes.filter(({ route }) => route.access === "owner");

const send = (route: Route, input: object, token?: string) => {
  const request = toRequest(route, input, inject("url"));
  if (token) request.headers.set("authorization", `Bearer ${token}`);
  return fetch(request);
};

let made: ReturnType<typeof makeThings> | undefined;
/** Made once: nothing that Bob sends may change them. */
const thingsOfAnn = async () => {
  const owner = await as("ann");
  made ??= makeThings({ owner, visitor: bearing, name: "ann" });
  return (await made).things;
};

it.each(ofOwner)("nobody gets in at $name without signing in", async ({ route }) => {
  for (const token of [undefined, "nonsense", "e30.e30.e30"]) {
    const response = await send(route, validInput(route, missing), token);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({ code: "unauthenticated", message: "Sign in to go on." });
  }
});

const withIds = ofOwner.filter(({ route }) => fieldsOf(route).some((field) => kindOf(route, field)));

it.each(withIds)("[SEC-005] another owner's ids are not found at $name", async ({ route }) => {
  const [bob, things] = [await as("bob"), await thingsOfAnn()];
  const response = await send(route, validInput(route, things), bob.token);
  expect(response.status).toBe(404);
  const strange = await send(route, validInput(route, missing), bob.token);
  expect([strange.status, await strange.json()]).toEqual([404, await response.json()]);
});

it("[SEC-005] what another owner tried to change is as it was", async () => {
  const [ann, bob, things] = [await as("ann"), await as("bob"), await thingsOfAnn()];
  const before = await ann.chatbots.get({ id: things.chatbot });
  for (const { route } of withIds) await send(route, validInput(route, things), bob.token);
  expect(await ann.chatbots.get({ id: things.chatbot })).toEqual(before);
  const documents = (await ann.documents.list({ chatbotId: things.chatbot })).items;
  expect(documents.map(({ id }) => id).sort()).toEqual([things.document, things.answer].sort());
  const { items } = await ann.widgets.list({});
  expect(items.find(({ id }) => id === things.widget)?.name).toBe("The site of ann");
});

it("an address that is no route is not found, and says so in JSON", async () => {
  const ann = await as("ann");
  for (const path of ["/api/nothing", "/functions/v1/nothing", "/api/chatbots/%E0%A4%A"]) {
    const response = await ann.fetch(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "not_found" });
  }
});

it("a body that is no JSON object is refused with a clear message", async () => {
  const ann = await as("ann");
  for (const [body, message] of [
    ["{", "The request body is not valid JSON."],
    ["[1]", "Send the request body as a JSON object."],
  ]) {
    const response = await ann.fetch("/api/chatbots", { method: "POST", body: body! });
    expect([response.status, (await response.json()).message]).toEqual([400, message]);
  }
});

it("a body over 10 MB is refused", async () => {
  const ann = await as("ann");
  const response = await ann.fetch("/api/chatbots", {
    method: "POST",
    body: JSON.stringify({ name: "x".repeat(11_000_000) }),
  });
  expect(response.status).toBe(413);
});
