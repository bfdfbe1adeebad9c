import { expect, inject, it } from "vitest";
import { permissionScopes } from "#shared/api-keys/rules.ts";
import { toRequest } from "#shared/client.ts";
import { scopeOf } from "#shared/contract/route.ts";
import { AppError } from "#shared/errors.ts";
import { makeThings } from "../things/make.ts";
import { routes } from "../things/routes.ts";
import { validInput } from "../things/valid-input.ts";
import { type Actor, as, bearing } from "../users.ts";

const ofKeys = routes.filter(({ route }) => route.access === "apiKey");
const states = ["active", "disabled", "expired", "deleted"] as const;
type State = (typeof states)[number];

/** Requests change and delete things, so each permission is tried by an owner of its own. */
const thingsOf = async (scope: string) => {
  const owner = await as(scope);
  return { owner, ...(await makeThings({ owner, visitor: bearing, name: scope })) };
};
type Owned = Awaited<ReturnType<typeof thingsOf>>;

/** A key for each state, to the chatbot of which the things are. */
const keysOf = async (
  { owner, things: made }: Owned,
  scope: (typeof permissionScopes)[number],
): Promise<Record<State, string>> => {
  const rag_system_id = made.chatbot ?? "";
  const settings = { rag_system_id, permission_scope: scope, name: scope };
  const [active, disabled, deleted] = await Promise.all([1, 2, 3].map(() => owner.apiKeys.create(settings)));
  await owner.apiKeys.update({ id: disabled?.id ?? "", is_active: false });
  await owner.apiKeys.remove({ id: deleted?.id ?? "" });
  const expired = await expiredKey(owner, settings);
  return {
    active: active?.api_key ?? "",
    disabled: disabled?.api_key ?? "",
    expired: expired.api_key,
    deleted: deleted?.api_key ?? "",
  };
};

/** A key whose time is over, which had to lie ahead when it was made: further ahead if the machine is slow. */
const expiredKey = async (
  owner: Actor,
  settings: Parameters<Actor["apiKeys"]["create"]>[0],
  milliseconds = 700,
): Promise<{ api_key: string }> => {
  const expires_at = new Date(Date.now() + milliseconds).toISOString();
  try {
    const key = await owner.apiKeys.create({ ...settings, expires_at });
    await expect.poll(() => Date.now() > Date.parse(expires_at)).toBe(true);
    return key;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "invalid" || milliseconds > 30_000) throw error;
    return expiredKey(owner, settings, 2 * milliseconds);
  }
};

/** The address of a file leads nowhere, and a question has an answer by then. */
const answered: Record<string, number> = { "documentsApi.addFromUrl": 400, "documentsApi.changeAnswer": 409 };

it.each(permissionScopes)(
  "[KEY-019] [PUBAPI-015] a key with %s opens the routes of its permission while it is valid, and no others",
  async (scope) => {
    const owned = await thingsOf(scope);
    const keys = await keysOf(owned, scope);
    const { things: made } = owned;
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
