import { expect, inject, it } from "vitest";
import { permissionScopes } from "#shared/api-keys/rules.ts";
import { toRequest } from "#shared/client.ts";
import { scopeOf } from "#shared/contract/route.ts";
import { makeThings } from "../things/make.ts";
import { routes } from "../things/routes.ts";
import { validInput } from "../things/valid-input.ts";
import { as, bearing } from "../users.ts";

const ofKeys = routes.filter(({ route }) => route.access === "apiKey");
const states = ["active", "disabled", "expired", "deleted"] as const;
type State = (typeof states)[number];

const things = as("ann").then(async (owner) => makeThings({ owner, visitor: bearing, name: "ann" }));

/** A key for each state, to the chatbot of which the things are. */
const keysOf = async (scope: (typeof permissionScopes)[number]): Promise<Record<State, string>> => {
  const [owner, { things: made }] = await Promise.all([as("ann"), things]);
  const rag_system_id = made.chatbot ?? "";
  const settings = { rag_system_id, permission_scope: scope, name: scope };
  const [active, disabled, deleted] = await Promise.all([1, 2, 3].map(() => owner.apiKeys.create(settings)));
  await owner.apiKeys.update({ id: disabled?.id ?? "", is_active: false });
  await owner.apiKeys.remove({ id: deleted?.id ?? "" });
  const later = new Date(Date.now() + 700).toISOString();
  const expired = await owner.apiKeys.create({ ...settings, expires_at: later });
  await expect.poll(() => Date.now() > Date.parse(later)).toBe(true);
  return {
    active: active?.api_key ?? "",
    disabled: disabled?.api_key ?? "",
    expired: expired.api_key,
    deleted: deleted?.api_key ?? "",
  };
};

/** The address of a file leads nowhere, and a question has an answer by then. */
const answered: Record<string, number> = { "documentsApi.addFromUrl": 400, "documentsApi.changeAnswer": 409 };

it.each(permissionScopes)(
  "[KEY-019] [PUBAPI-015] a key with %s opens the routes of its permission while it is valid, and no others",
  async (scope) => {
    const keys = await keysOf(scope);
    const { things: made } = await things;
    for (const { name, route } of ofKeys)
      for (const state of states) {
        const request = toRequest(route, validInput(route, made), inject("url"));
        request.headers.set("x-api-key", keys[state]);
        const { status } = await fetch(request);
        const isPermitted = scope === "read-write" || scopeOf(route) === "read";
        expect([name, state, status]).toEqual([
          name,
          state,
          state !== "active" ? 401 : isPermitted ? (answered[name] ?? 200) : 403,
        ]);
      }
  },
);
