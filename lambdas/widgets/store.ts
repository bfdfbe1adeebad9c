import type { Change } from "#platform/table/conditions.ts";
import { key, keyPrefix } from "#platform/table/keys.ts";
import { absent, belongingEntity, type StoredWidget, widgetEntity } from "./entities.ts";
import type { IdentitySecret } from "./identity/shape.ts";

export type { IdentitySecret };

/*
 * Access patterns
 *   an account's widgets, newest first   OWNER#{account} / WIDGET#{id}
 *   a widget by its id alone             WIDGET#{id} / WIDGET       (its account)
 */

export const widgetStore = {
  /** Throws `not_found` for a widget of another account. */
  ofAccount: (accountId: string, id: string) => widgetEntity.get({ user_id: accountId, id }),

  /** A write for a transaction. */
  change: widgetEntity.change,

  create: async (widget: StoredWidget, userId?: string) => (await changes()).create(widget, userId),

  /** Throws `not_found` for a widget that was deleted since it was read. */
  update: async (widget: StoredWidget, change: Pick<Change, "set">, userId?: string) =>
    (await changes()).update(widget, change, userId),

  /** Throws `conflict` if it was changed since the widget was read. */
  setIdentitySecret: async (widget: StoredWidget, secret: IdentitySecret | undefined, userId: string) =>
    (await changes()).setIdentitySecret(widget, secret, userId),

  /** Deletes the widget; repeating it changes nothing. */
  remove: async (widget: StoredWidget, userId?: string) => (await changes()).remove(widget, userId),

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

/** Loaded with the first change: every cold start of the chat function reads this file. */
const changes = () => import("./changes.ts");
