import { keyWords } from "#platform/table/keys.ts";
import { idKinds } from "#platform/table/new-id.ts";

/** The first words of the area's keys in the table. They are stored: never change one. */
export const words = {
  webhook: "WEBHOOK",
  webhookContent: "HOOKCONTENT",
  webhookCount: "HOOKCOUNT",
  webhookDay: "HOOKDAY",
  webhookDelivery: "HOOKDELIVERY",
  webhookDue: "HOOKDUE",
  webhookFailing: "HOOKFAILING",
  webhookState: "HOOKSTATE",
};
export const { key, keyPrefix } = keyWords(words);

/** The prefixes of the area's ids. They are stored and visible: never change one. */
export const ids = { webhook: "hook", webhookMessage: "whm" };
export const { idFrom, newId } = idKinds(ids);
