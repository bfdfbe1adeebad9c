import * as z from "zod";
import { name, page, pageOf, reference } from "../contract/fields.ts";
import { route } from "../contract/route.ts";
import {
  AllowedDomains,
  NewWidget,
  Widget,
  WidgetBehavior,
  WidgetBranding,
  WidgetConfig,
  WidgetTheme,
} from "./shapes.ts";

/** 256 KB in base64. */
const maxLogoLength = 349_528;
const logoTooLarge = "Use an image of at most 256 KB.";
const id = z.object({ id: reference });

/** A look for a widget in a page as it was sent, before its scripts run. */
export const SiteCheck = z.object({
  /** The address after redirects. */
  url: z.string(),
  isFound: z.boolean(),
  /** Reasons why the widget does not work there, in words. */
  faults: z.array(
    z.object({
      message: z.string(),
      /** A directive of the page's Content Security Policy as it has to be. */
      directive: z.string().optional(),
    }),
  ),
  /** Other widgets in the page; the names of the account's own. */
  others: z.array(z.object({ id: z.string(), name: z.string().optional() })),
});
export type SiteCheck = z.infer<typeof SiteCheck>;

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
    limit: "heavy",
    summary: "Store an image that can become a widget's logo",
    input: z.object({
      /** Absent for a widget that is not created yet. */
      widgetId: reference.optional(),
      /** A PNG, JPEG, GIF or WebP image in base64. */
      image: z
        .base64("Send the image in base64.")
        .min(1, "Choose an image.")
        .max(maxLogoLength, logoTooLarge),
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
  createIdentitySecret: route({
    method: "POST",
    path: "/api/widgets/{id}/identity-secret",
    access: "owner",
    summary: "Create the secret with which your server names visitors, or replace it; it is shown once",
    input: id.extend({
      /** Whether the one before it is accepted for a day more. */
      keepsFormer: z.boolean().default(true),
    }),
    output: z.object({ secret: z.string(), widget: Widget }),
  }),
  removeIdentitySecret: route({
    method: "DELETE",
    path: "/api/widgets/{id}/identity-secret",
    access: "owner",
    summary: "Remove the secret with which your server names visitors; it names nobody from then on",
    input: id,
    output: Widget,
  }),
  checkSite: route({
    method: "POST",
    path: "/api/widgets/{id}/site-check",
    access: "owner",
    limit: "heavy",
    summary: "Look for a widget in a page of your site, and for what would stop it there",
    input: id.extend({
      url: z
        .url({ protocol: /^https?$/, error: "Enter a full address, such as https://example.com." })
        .max(2000, "Use an address of at most 2,000 characters."),
    }),
    output: SiteCheck,
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
