import * as z from "zod";
import { failedCondition, transact } from "#platform/table/client.ts";
import { type Change, when } from "#platform/table/conditions.ts";
import { entity } from "#platform/table/entity.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import type { Widget } from "#shared/contract/widgets.ts";
import { AppError } from "#shared/errors.ts";
import { widgetDefaults } from "#shared/widget-defaults.ts";
import { IdentitySecret } from "./identity/shape.ts";

export type { IdentitySecret };

/*
 * Access patterns
 *   an account's widgets, newest first   OWNER#{account} / WIDGET#{id}
 *   a widget by its id alone             WIDGET#{id} / WIDGET       (its account)
 */

interface Key {
  user_id: string;
  id: string;
}

/** The look is checked when it is saved and when it is sent: answers need none of it, and load no shape for it. */
const look = <Part extends keyof Widget>() => z.custom<Widget[Part]>((part) => typeof part === "object");

const StoredWidget = z.object({
  id: z.string(),
  user_id: z.string(),
  rag_system_id: z.string(),
  name: z.string(),
  is_active: z.boolean(),
  created_at: z.iso.datetime(),
  total_conversations: z.number().int(),
  total_messages: z.number().int(),
  theme: look<"theme">(),
  config: look<"config">(),
  branding: look<"branding">(),
  // widgets from before these settings have none
  behavior: look<"behavior">().default(widgetDefaults.behavior),
  allowed_domains: z.array(z.string()).default([]),
  identity_secret: IdentitySecret.optional(),
});
type StoredWidget = z.infer<typeof StoredWidget>;

const keyOf = ({ user_id, id }: Key) => ({ pk: key("account", user_id), sk: key("widget", id) });

const widgetEntity = entity({ name: "Widget", shape: StoredWidget, key: keyOf, keysOf: keyOf });

const belongingEntity = entity({
  name: "Widget",
  shape: z.object({ id: z.string(), user_id: z.string() }),
  key: (id: string) => ({ pk: key("widget", id), sk: key("widget") }),
  keysOf: ({ id }) => ({ pk: key("widget", id), sk: key("widget") }),
});

const absent = () => new AppError("not_found", "Widget not found.");

export const widgetStore = {
  /** Throws `not_found` for a widget of another account. */
  ofAccount: (accountId: string, id: string) => widgetEntity.get({ user_id: accountId, id }),

  /** A write for a transaction. */
  change: widgetEntity.change,

  /** Throws `not_found` for a widget that was deleted since it was read. */
  update: async (
    widget: StoredWidget,
    { set = {} }: Pick<Change, "set">,
    userId = widget.user_id,
  ): Promise<StoredWidget> => {
    const changes = Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined));
    if (Object.keys(changes).length === 0) return widget;
    const changed = StoredWidget.parse({ ...widget, ...changes });
    await transact([
      widgetEntity.change(widget, { set: changes }),
      await log(widget, userId, actionOf(widget, changed)),
    ]).catch((error) => {
      throw failedCondition(error) ? absent() : error;
    });
    return changed;
  },

  /** Throws `conflict` if it was changed since the widget was read. */
  setIdentitySecret: async (
    widget: StoredWidget,
    identity_secret: IdentitySecret | undefined,
    userId: string,
  ): Promise<StoredWidget> => {
    const change = identity_secret ? { set: { identity_secret } } : { remove: ["identity_secret"] };
    const condition = when.equals({ identity_secret: widget.identity_secret });
    await transact([
      widgetEntity.change(widget, { ...change, condition }),
      await log(widget, userId, "changed"),
    ]).catch((error) => {
      throw failedCondition(error)
        ? new AppError("conflict", "The secret was changed a moment ago. Reload the page and try again.")
        : error;
    });
    return { ...widget, identity_secret };
  },

  /** The identity secrets that are accepted now; see `identity/secrets.ts`. */
  acceptedSecrets: async (id: string, stored: IdentitySecret, now?: Date): Promise<string[]> =>
    (await import("./identity/secrets.ts")).acceptedSecrets(id, stored, now),

  list: (accountId: string, page: { limit?: number; cursor?: string | undefined }) =>
    widgetEntity.list({ ...widgetsOf(accountId), newestFirst: true, ...page }),

  all: (accountId: string) => widgetEntity.all(widgetsOf(accountId)),

  /** The names of those among the ids that are the account's. */
  names: async (accountId: string, ids: string[]): Promise<Map<string, string>> => {
    const found = await Promise.all(ids.map((id) => widgetEntity.find({ user_id: accountId, id })));
    return new Map(found.flatMap((widget) => (widget ? [[widget.id, widget.name]] : [])));
  },

  create: async (widget: StoredWidget, userId = widget.user_id): Promise<StoredWidget> => {
    await transact([
      widgetEntity.put(widget),
      belongingEntity.put({ id: widget.id, user_id: widget.user_id }),
      await log(widget, userId, "created"),
      ...(await count(widget, 1)),
    ]);
    return widget;
  },

  /** Deletes the widget; repeating it changes nothing. */
  remove: async (widget: StoredWidget, userId = widget.user_id): Promise<void> => {
    await transact([
      widgetEntity.dropPresent(widget),
      belongingEntity.drop(widget.id),
      await log(widget, userId, "deleted"),
      ...(await count(widget, -1)),
    ]).catch((error) => {
      if (!failedCondition(error)) throw error;
    });
  },

  /** The widget for visitors; throws `not_found` for one that is switched off. */
  active: async (id: string): Promise<StoredWidget> => {
    const { user_id } = await belongingEntity.get(id);
    return widgetStore.ifActive(await widgetEntity.find({ id, user_id }));
  },

  /** A read of a widget of an account, for `findTogether`. */
  lookup: (accountId: string, id: string) => widgetEntity.lookup({ user_id: accountId, id }),

  /** Throws `not_found` for a widget that is missing or switched off. */
  ifActive: (widget: StoredWidget | undefined): StoredWidget => {
    if (!widget?.is_active) throw absent();
    return widget;
  },
};

const widgetsOf = (accountId: string) => ({ pk: key("account", accountId), prefix: keyPrefix("widget") });

/** The counters are loaded with the first change, because every cold start of the chat function reads this file. */
const count = async ({ user_id, created_at }: StoredWidget, widgets: number) =>
  (await import("#lambdas/analytics/store.ts")).aggregateStore.addToMonth(user_id, created_at, { widgets });

/** The module is loaded on first use: answers only read. */
const log = async (
  { id, name, user_id }: StoredWidget,
  userId: string,
  action: "created" | "changed" | "activated" | "deactivated" | "deleted",
) =>
  (await import("#lambdas/account/store.ts")).logActivity(
    { accountId: user_id, userId },
    { action, subject: { kind: "widget", id, name } },
  );

const actionOf = (before: StoredWidget, after: StoredWidget) => {
  if (before.is_active === after.is_active) return "changed";
  return after.is_active ? "activated" : "deactivated";
};
