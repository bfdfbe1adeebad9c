import { newId } from "#platform/table/new-id.ts";

/** An id that sorts by creation, for kinds that the product makes no ids of, such as users. */
export const uniqueId = (prefix: string): string => newId("message").replace(/^msg/, prefix);
