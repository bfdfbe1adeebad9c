import type { DeliveryDetails } from "#shared/webhooks/shapes.ts";

type Request = NonNullable<DeliveryDetails["request"]>;

/** The headers that Standard Webhooks names, and the body with indents. */
export const requestText = (id: string, { body, timestamp, signature }: Request): string =>
  [
    `webhook-id: ${id}`,
    ...(timestamp ? [`webhook-timestamp: ${timestamp}`] : []),
    ...(signature ? [`webhook-signature: ${signature}`] : []),
    "",
    JSON.stringify(JSON.parse(body), null, 2),
  ].join("\n");

export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;
