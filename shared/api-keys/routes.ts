import * as z from "zod";
import { reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import { ApiKey, MadeKey, NewApiKey, Rotation } from "./shapes.ts";

const id = z.object({ id: reference });

export const apiKeys = {
  list: route({
    method: "GET",
    path: "/api/api-keys",
    access: "owner",
    summary: "List the account's API keys with their usage, newest first",
    input: z.object({}),
    output: z.object({ items: z.array(ApiKey) }),
  }),
  create: route({
    method: "POST",
    path: "/functions/v1/generate-api-key",
    access: "owner",
    summary: "Create an API key for one chatbot; the reply is the only place where the key is shown",
    input: NewApiKey,
    output: MadeKey,
  }),
  update: route({
    method: "PATCH",
    path: "/api/api-keys/{id}",
    access: "owner",
    summary: "Disable or enable an API key",
    input: id.extend({ is_active: z.boolean() }),
    output: z.object({ id: z.string(), is_active: z.boolean() }),
  }),
  rotate: route({
    method: "POST",
    path: "/functions/v1/rotate_api_key",
    access: "owner",
    summary: "Replace an API key by a new one with the same settings; the old one may work on for a while",
    input: Rotation,
    output: MadeKey,
  }),
  remove: route({
    method: "DELETE",
    path: "/api/api-keys/{id}",
    access: "owner",
    summary: "Delete an API key with its usage, or revoke a rotated one",
    input: id,
    output: z.object({}),
  }),
};
