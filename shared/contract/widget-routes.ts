import * as z from "zod";
import { name, page, pageOf, reference } from "./fields.ts";
import { route } from "./route.ts";
import {
  AllowedDomains,
  NewWidget,
  Widget,
  WidgetBehavior,
  WidgetBranding,
  WidgetConfig,
  WidgetTheme,
} from "./widgets.ts";

/** 256 KB in base64. */
const longestLogo = 349_528;
const logoTooLarge = "Use an image of at most 256 KB.";
const id = z.object({ id: reference });

export const widgets = {
  list: route({
    method: "GET",
    path: "/api/widgets",
    access: "owner",
    summary: "List the owner's widgets, newest first",
    input: page,
    output: pageOf(Widget),
  }),
  create: route({
    method: "POST",
    path: "/api/widgets",
    access: "owner",
    summary: "Create a widget for a chatbot",
    input: NewWidget,
    output: Widget,
  }),
  uploadLogo: route({
    method: "POST",
    path: "/api/widgets/logos",
    access: "owner",
    summary: "Store an image that can become a widget's logo",
    input: z.object({
      /** Absent for a widget that is not created yet. */
      widgetId: reference.optional(),
      /** A PNG, JPEG, GIF or WebP image in base64. */
      image: z.base64("Send the image in base64.").min(1, "Choose an image.").max(longestLogo, logoTooLarge),
    }),
    output: z.object({
      /** The path of its public address on this site. */
      path: z.string(),
    }),
    bodyBytes: 400 * 1024,
  }),
  update: route({
    method: "PATCH",
    path: "/api/widgets/{id}",
    access: "owner",
    summary: "Change a widget, or switch it on or off",
    input: id.extend({
      name: name.optional(),
      rag_system_id: reference.min(1, "Choose a chatbot.").optional(),
      is_active: z.boolean().optional(),
      theme: WidgetTheme.optional(),
      config: WidgetConfig.optional(),
      branding: WidgetBranding.optional(),
      behavior: WidgetBehavior.optional(),
      allowed_domains: AllowedDomains.optional(),
    }),
    output: Widget,
  }),
  remove: route({
    method: "DELETE",
    path: "/api/widgets/{id}",
    access: "owner",
    summary: "Delete a widget; it no longer loads anywhere",
    input: id,
    output: z.object({}),
  }),
};
