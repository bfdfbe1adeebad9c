import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, inject, it } from "vitest";
import { contract } from "#shared/contract/index.ts";
import { AppError } from "#shared/errors.ts";

const load = async () => (await fetch(`${inject("url")}/openapi.json`)).json();

it("the OpenAPI document is valid OpenAPI 3.1", async () => {
  const document = await load();
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(document.openapi).toBe("3.1.0");
});

it("it names every route of the contract with its access", async () => {
  const { paths } = await load();
  for (const area of Object.values(contract))
    for (const route of Object.values(area)) {
      const operation = paths[route.path]?.[route.method.toLowerCase()];
      expect(operation?.summary).toBe(route.summary);
      expect(operation.security).toEqual(route.access === "public" ? [] : [{ [route.access]: [] }]);
    }
});

it("what a route takes is described where it is sent", async () => {
  const { paths } = await load();
  const { parameters, requestBody } = paths["/api/chatbots/{chatbotId}/documents"].post;
  expect(parameters).toMatchObject([{ name: "chatbotId", in: "path", required: true }]);
  expect(requestBody.content["application/json"].schema.required).toEqual([
    "filename",
    "content_type",
    "file_size",
  ]);
});

it("all that a refusal may hold is described", async () => {
  const { components } = await load();
  const rate = { limit: 1, remaining: 0, resetSeconds: 30 };
  const refusal = new AppError("rate_limited", "Too often.", [{ path: "a", message: "b" }], { rate });
  expect(Object.keys(refusal.toJSON()).sort()).toEqual(
    Object.keys(components.schemas.Error.properties).sort(),
  );
  expect(components.schemas.Error.required).toEqual(["code", "message"]);
});
