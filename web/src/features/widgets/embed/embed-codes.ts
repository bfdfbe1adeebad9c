import { isSecretKey } from "#shared/secret-key.ts";
import type { Widget } from "#shared/widgets/shapes.ts";
import { htmlCode, nextCode, plainCode, reactCode, vueCode } from "./init-codes.ts";

export const positions = ["bottom-right", "bottom-left", "top-right", "top-left"] as const;

export interface EmbedOptions {
  theme: "light" | "dark";
  position: (typeof positions)[number];
  autoOpen: boolean;
  /** The public key that the page carries; the widget's own if empty. */
  anonKey?: string;
}

interface EmbedCode {
  format: string;
  language: string;
  code: string;
}

type Attributes = [name: string, value: string][];

/** The script tag that puts the widget on a page. `origin` is that of the product. */
export const scriptSnippet = (widget: Widget, origin: string, options: EmbedOptions): string =>
  tag("script", [["src", `${origin}/widget.js`], ...attributesOf(widget, origin, options), ["async", ""]]);

/** The same widget for different kinds of sites. */
export const embedCodes = (widget: Widget, origin: string, options: EmbedOptions): EmbedCode[] => {
  const code = { src: `${origin}/widget-init.js`, settings: settingsOf(widget, options) };
  return [
    { format: "HTML", language: "HTML", code: htmlCode(code) },
    { format: "React", language: "JSX", code: reactCode(code) },
    { format: "Next.js", language: "JSX", code: nextCode(code) },
    { format: "Vue", language: "Vue", code: vueCode(code) },
    { format: "Plain JS", language: "JavaScript", code: plainCode(code) },
    { format: "Direct embed", language: "HTML", code: iframe(widget, origin) },
  ];
};

const settingsOf = (widget: Widget, { theme, position, autoOpen, anonKey }: EmbedOptions) => ({
  widgetId: widget.id,
  ragSystemId: widget.rag_system_id,
  containerId: "docent-chat",
  anonKey: publicKey(widget, anonKey),
  colorScheme: theme,
  autoOpen,
  theme: widget.theme,
  config: { ...widget.config, position },
  branding: widget.branding,
});

/** The key that visitors' pages carry: never a secret one. The widget's id is the public credential. */
const publicKey = ({ id }: Widget, key = ""): string => (key && !isSecretKey(key) ? key : id);

const attributesOf = (
  widget: Widget,
  origin: string,
  { theme, position, autoOpen, anonKey }: EmbedOptions,
): Attributes => [
  ["data-widget-id", widget.id],
  ["data-base-url", origin],
  ["data-anon-key", publicKey(widget, anonKey)],
  ["data-theme", theme],
  ["data-position", position],
  ["data-auto-open", String(autoOpen)],
  ["data-color", widget.theme.primaryColor],
];

const tag = (name: string, attributes: Attributes): string =>
  `<${name}\n${lines(attributes, "  ")}\n></${name}>`;

const lines = (attributes: Attributes, indent: string): string =>
  attributes.map(([name, value]) => indent + (value ? `${name}="${escaped(value)}"` : name)).join("\n");

const escaped = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

const iframe = (widget: Widget, origin: string): string =>
  tag("iframe", [
    ["src", `${origin}/embed/${encodeURIComponent(widget.id)}`],
    ["title", widget.branding.title || widget.name],
    ["width", "100%"],
    ["height", "600px"],
    ["sandbox", "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"],
    ["style", "border: 0"],
  ]);
