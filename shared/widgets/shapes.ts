import * as z from "zod";
import { mostStarters, Starter } from "../chatbots/starters.ts";
import { at, name, reference } from "../contract/fields.ts";
import { VisitorInfo } from "../conversations/visitor-info.ts";
import { interfaceLanguages } from "../interface-languages.ts";
import { widgetDefaults } from "./defaults.ts";
import { domainPattern, maxDomainLength, maxDomains } from "./domain-pattern.ts";

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

export type WidgetTheme = z.infer<typeof WidgetTheme>;

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

export const WidgetBehavior = z.object({
  /** `light` draws the theme's own colours, `dark` swaps ground and text, `auto` follows the page or the system. */
  colorScheme: z.enum(["light", "dark", "auto"]),
  /** The language of the interface; `auto` takes the page's, else the browser's. */
  language: z.enum(["auto", ...interfaceLanguages]),
  /** Questions that a visitor can ask with one click; none: those of the chatbot. */
  starterQuestions: z.array(Starter).max(mostStarters, `Use at most ${mostStarters} questions.`),
  /** Plays a tone when an answer arrives while the chat is closed or its page is in the background. */
  sound: z.boolean(),
  /** With `config.collectUserInfo`: asks for the details before the chat, or after its first answer. */
  asksUserInfo: z.enum(["before", "during"]),
});

/** Host names on which a widget loads and answers: `example.com`, `*.example.com`, `localhost:8080`. */
export const AllowedDomains = z
  .array(
    z
      .string()
      .max(maxDomainLength, `Use a domain of at most ${maxDomainLength} characters.`)
      .regex(domainPattern, "Enter a domain such as example.com or *.example.com."),
  )
  .max(maxDomains, `Use at most ${maxDomains} domains.`);

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
  behavior: WidgetBehavior.default(widgetDefaults.behavior),
  /** Empty: the widget may be embedded anywhere. */
  allowed_domains: AllowedDomains.default([]),
  /** The secret with which the owner's server names visitors, which is shown once; absent if there is none. */
  identity_secret: z
    .object({
      /** Its last characters. */
      ending: z.string(),
      created_at: at,
      /** Until when the one before it is accepted too; it may lie in the past. */
      former_until: at.optional(),
    })
    .optional(),
});
export type Widget = z.infer<typeof Widget>;

const WidgetColours = z.object({
  ground: z.string(),
  ink: z.string(),
  /** Black or white, whichever is easier to read on the primary colour. */
  onPrimary: z.string(),
  /** The primary colour, or that of the text if it is hard to see on the ground. */
  ring: z.string(),
  /** Whether the ground is dark. */
  isDark: z.boolean(),
});

/** The colours that follow from a theme, computed once for all visitors. */
const WidgetLook = z.object({ light: WidgetColours, dark: WidgetColours });
export type WidgetLook = z.infer<typeof WidgetLook>;

/** The fields of a widget that pages that embed it may read. */
export const PublicWidget = Widget.pick({
  id: true,
  rag_system_id: true,
  name: true,
  theme: true,
  config: true,
  branding: true,
  behavior: true,
}).extend({
  /** The message with which its chatbot opens a chat, after the greeting. */
  opening_question: z.string().optional(),
  look: WidgetLook,
});
export type PublicWidget = z.infer<typeof PublicWidget>;

export const NewWidget = z.object({
  name,
  rag_system_id: reference.min(1, "Choose a chatbot."),
  theme: WidgetTheme.default(widgetDefaults.theme),
  config: WidgetConfig.default(widgetDefaults.config),
  branding: WidgetBranding.default(widgetDefaults.branding),
  behavior: WidgetBehavior.default(widgetDefaults.behavior),
  allowed_domains: AllowedDomains.default([]),
});
