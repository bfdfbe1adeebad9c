import * as z from "zod";
import { ledger } from "#lambdas/core/ledger/store.ts";
import { timeZoneOf } from "#platform/account/settings.ts";
import { transact } from "#platform/table/client.ts";
import { entity } from "#platform/table/entity.ts";
import type { WidgetEvent } from "#shared/leads/routes.ts";
import type { Widget } from "#shared/widgets/shapes.ts";
import { key } from "../names.ts";

/*
 * Access patterns
 *   the events of an account's widgets by local day   AGGREGATES#{account} / WIDGETDAY#{day}#{widget}
 */

const count = z.number().int().default(0);

const WidgetDay = z.object({
  account_id: z.string(),
  widget_id: z.string(),
  /** ISO date in the account's time zone. */
  day: z.string(),
  widget_opened: count,
  widget_closed: count,
  message_sent: count,
  response_received: count,
  user_info_collected: count,
});

const keyOf = ({
  account_id,
  day,
  widget_id,
}: Pick<z.infer<typeof WidgetDay>, "account_id" | "day" | "widget_id">) => ({
  pk: key("aggregates", account_id),
  sk: key("widgetDay", day, widget_id),
});

export const widgetDayEntity = entity({
  name: "Day of a widget",
  shape: WidgetDay,
  key: keyOf,
  keysOf: keyOf,
});

/** Adds events to the day's numbers of their widget, all that is kept of them. */
export const countEvents = async (
  { id: widget_id, user_id: account_id }: Pick<Widget, "id" | "user_id">,
  types: WidgetEvent[],
): Promise<void> => {
  const day = ledger.localDay(await timeZoneOf(account_id))(new Date().toISOString());
  const id = { account_id, widget_id, day };
  const add: Record<string, number> = {};
  for (const type of types) add[type] = (add[type] ?? 0) + 1;
  await transact([widgetDayEntity.addTo(id, { set: id, add })]);
};
