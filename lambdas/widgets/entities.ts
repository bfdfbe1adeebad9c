import * as z from "zod";
import { entity } from "#platform/table/entity.ts";
import { key } from "#platform/table/keys.ts";
import { AppError } from "#shared/errors.ts";
import { widgetDefaults } from "#shared/widgets/defaults.ts";
import type { Widget } from "#shared/widgets/shapes.ts";
import { IdentitySecret } from "./identity/shape.ts";

interface Key {
  user_id: string;
  id: string;
}

/** The look is checked when it is saved and when it is sent: answers need none of it, and load no shape for it. */
const look = <Part extends keyof Widget>() => z.custom<Widget[Part]>((part) => typeof part === "object");

export const StoredWidget = z.object({
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
export type StoredWidget = z.infer<typeof StoredWidget>;

const keyOf = ({ user_id, id }: Key) => ({ pk: key("account", user_id), sk: key("widget", id) });

export const widgetEntity = entity({ name: "Widget", shape: StoredWidget, key: keyOf, keysOf: keyOf });

export const belongingEntity = entity({
  name: "Widget",
  shape: z.object({ id: z.string(), user_id: z.string() }),
  key: (id: string) => ({ pk: key("widget", id), sk: key("widget") }),
  keysOf: ({ id }) => ({ pk: key("widget", id), sk: key("widget") }),
});

export const absent = () => new AppError("not_found", "Widget not found.");
