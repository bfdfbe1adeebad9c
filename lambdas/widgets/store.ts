import * as z from "zod";
import { transact } from "#platform/table/client.ts";
import { entity } from "#platform/table/entity.ts";
import { Widget } from "#shared/contract/widgets.ts";
import { AppError } from "#shared/errors.ts";

/*
 * Access patterns
 *   an owner's widgets, newest first   OWNER#{user} / WIDGET#{id}
 *   a widget by its id alone           WIDGET#{id} / WIDGET       (its owner)
 */

interface Key {
  user_id: string;
  id: string;
}

const StoredWidget = Widget.omit({ rag_system_name: true });
type StoredWidget = z.infer<typeof StoredWidget>;

const keyOf = ({ user_id, id }: Key) => ({ pk: `OWNER#${user_id}`, sk: `WIDGET#${id}` });

const widgetEntity = entity({ name: "Widget", shape: StoredWidget, key: keyOf, keysOf: keyOf });

const ownerEntity = entity({
  name: "Widget",
  shape: z.object({ id: z.string(), user_id: z.string() }),
  key: (id: string) => ({ pk: `WIDGET#${id}`, sk: "WIDGET" }),
  keysOf: ({ id }) => ({ pk: `WIDGET#${id}`, sk: "WIDGET" }),
});

export const widgetStore = {
  ofOwner: (userId: string, id: string) => widgetEntity.get({ user_id: userId, id }),
  update: widgetEntity.update,
  change: widgetEntity.change,

  list: (userId: string, page: { limit?: number; cursor?: string | undefined }) =>
    widgetEntity.list({ pk: `OWNER#${userId}`, prefix: "WIDGET#", newestFirst: true, ...page }),

  all: (userId: string) => widgetEntity.all({ pk: `OWNER#${userId}`, prefix: "WIDGET#" }),

  create: async (widget: StoredWidget): Promise<StoredWidget> => {
    await transact([widgetEntity.put(widget), ownerEntity.put({ id: widget.id, user_id: widget.user_id })]);
    return widget;
  },

  remove: (widget: Key) => transact([widgetEntity.drop(widget), ownerEntity.drop(widget.id)]),

  /** The widget as visitors meet it: one that is switched off is as absent as one that never was. */
  active: async (id: string, ownerId?: string): Promise<StoredWidget> => {
    const widget = await widgetEntity.get({ id, user_id: ownerId ?? (await ownerEntity.get(id)).user_id });
    if (!widget.is_active) throw new AppError("not_found", "Widget not found.");
    return widget;
  },
};
