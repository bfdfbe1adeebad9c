import { logActivity } from "#lambdas/core/activity.ts";
import { aggregateStore } from "#lambdas/core/counters/store.ts";
import { failedCondition, transact } from "#platform/table/client.ts";
import { type Change, when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import { absent, belongingEntity, StoredWidget, widgetEntity } from "./entities.ts";
import type { IdentitySecret } from "./identity/shape.ts";

export const create = async (widget: StoredWidget, userId = widget.user_id): Promise<StoredWidget> => {
  await transact([
    widgetEntity.put(widget),
    belongingEntity.put({ id: widget.id, user_id: widget.user_id }),
    await log(widget, userId, "created"),
    ...(await count(widget, 1)),
  ]);
  return widget;
};

/** Throws `not_found` for a widget that was deleted since it was read. */
export const update = async (
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
};

/** Throws `conflict` if it was changed since the widget was read. */
export const setIdentitySecret = async (
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
};

/** Deletes the widget; repeating it changes nothing. */
export const remove = async (widget: StoredWidget, userId = widget.user_id): Promise<void> => {
  await transact([
    widgetEntity.dropPresent(widget),
    belongingEntity.drop(widget.id),
    await log(widget, userId, "deleted"),
    ...(await count(widget, -1)),
  ]).catch((error) => {
    if (!failedCondition(error)) throw error;
  });
};

const count = ({ user_id, created_at }: StoredWidget, widgets: number) =>
  aggregateStore.addToMonth(user_id, created_at, { widgets });

const log = (
  { id, name, user_id }: StoredWidget,
  userId: string,
  action: "created" | "changed" | "activated" | "deactivated" | "deleted",
) => logActivity({ accountId: user_id, userId }, { action, subject: { kind: "widget", id, name } });

const actionOf = (before: StoredWidget, after: StoredWidget) => {
  if (before.is_active === after.is_active) return "changed";
  return after.is_active ? "activated" : "deactivated";
};
