import * as z from "zod";
import { widgetDefaults } from "../widget-defaults.ts";
import { at, name, page, pageOf, reference } from "./fields.ts";
import { route } from "./route.ts";
import { VisitorInfo } from "./visitor-info.ts";

const color = z.string().regex(/^#[0-9a-f]{6}$/i, "Enter a colour such as #2563eb.");
const pixels = z.string().regex(/^\d{1,4}px$/, "Enter a size in pixels, such as 600px.");
const line = z.string().trim().max(200, "Use at most 200 characters.");

const address = (error?: string) =>
  z
    .url({ protocol: /^https?$/, ...(error && { error }) })
    .max(2000, "Use an address of at most 2,000 characters.");
const userInfoFields = VisitorInfo.keyof().options;

export const WidgetTheme = z.object({
  primaryColor: color,
  backgroundColor: color,
  textColor: color,
  fontFamily: z.string().regex(/^[\w\s,'"-]{1,100}$/, "Enter a font name, such as Inter."),
  borderRadius: pixels,
  shadow: z.boolean(),
});

export const WidgetConfig = z.object({
  position: z.enum(["bottom-right", "bottom-left", "top-right", "top-left"]),
  size: z.enum(["small", "medium", "large"]),
  greeting: z.string().trim().max(500, "Use at most 500 characters."),
  placeholder: line,
  showBranding: z.boolean(),
  allowFileUpload: z.boolean(),
  maxHeight: pixels,
  maxWidth: pixels,
  collectUserInfo: z.boolean(),
  requiredUserInfo: z.boolean(),
  userInfoFields: z.array(z.enum(userInfoFields)).max(userInfoFields.length, "Choose each detail once."),
});

export const WidgetBranding = z.object({
  title: line,
  subtitle: line,
  logo: address().nullable(),
  companyName: line,
  website: z.union([z.literal(""), address("Enter a full address, such as https://example.com.")]),
});

export const Widget = z.object({
  id: z.string(),
  user_id: z.string(),
  rag_system_id: z.string(),
  rag_system_name: z.string().optional(),
  name: z.string(),
  is_active: z.boolean(),
  created_at: at,
  total_conversations: z.number().int(),
  total_messages: z.number().int(),
  theme: WidgetTheme,
  config: WidgetConfig,
  branding: WidgetBranding,
});
export type Widget = z.infer<typeof Widget>;

/** The fields of a widget that pages that embed it may read. */
export const PublicWidget = Widget.pick({
  id: true,
  rag_system_id: true,
  name: true,
  theme: true,
  config: true,
  branding: true,
}).extend({
  /** The message with which its chatbot opens a chat, after the greeting. */
  opening_question: z.string().optional(),
});
export type PublicWidget = z.infer<typeof PublicWidget>;

export const NewWidget = z.object({
  name,
  rag_system_id: reference.min(1, "Choose a chatbot."),
  theme: WidgetTheme.default(widgetDefaults.theme),
  config: WidgetConfig.default(widgetDefaults.config),
  branding: WidgetBranding.default(widgetDefaults.branding),
});

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
