import type { Widget } from "#shared/contract/widgets.ts";

export const positions = ["bottom-right", "bottom-left", "top-right", "top-left"] as const;

export interface EmbedOptions {
  theme: "light" | "dark";
  position: (typeof positions)[number];
  autoOpen: boolean;
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
  const attributes = attributesOf(widget, origin, options);
  const src = `${origin}/widget.js`;
  return [
    {
      format: "HTML",
      language: "HTML",
      code: page(scriptSnippet(widget, origin, options)),
    },
    { format: "React", language: "JSX", code: reactCode(src, attributes) },
    { format: "Next.js", language: "JSX", code: nextCode(src, attributes) },
    { format: "Vue", language: "Vue", code: vueCode(src, attributes) },
    { format: "Plain JS", language: "JavaScript", code: addScript(src, attributes, "") },
    { format: "Direct embed", language: "HTML", code: iframe(widget, origin) },
  ];
};

/** Where the tag stands in a page. */
const page = (snippet: string): string => `<!doctype html>
<html lang="en">
  <body>
    <!-- Your page -->
${snippet.replace(/^/gm, "    ")}
  </body>
</html>`;

const attributesOf = (
  widget: Widget,
  origin: string,
  { theme, position, autoOpen }: EmbedOptions,
): Attributes => [
  ["data-widget-id", widget.id],
  ["data-base-url", origin],
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

const addScript = (src: string, attributes: Attributes, indent: string): string =>
  [
    'const script = document.createElement("script");',
    `script.src = ${JSON.stringify(src)};`,
    ...attributes.map(([name, value]) => `script.setAttribute("${name}", ${JSON.stringify(value)});`),
    "document.body.append(script);",
  ]
    .map((line) => indent + line)
    .join("\n");

const reactCode = (src: string, attributes: Attributes): string => `import { useEffect } from "react";

export function ChatWidget() {
  useEffect(() => {
${addScript(src, attributes, "    ")}
    return () => {
      script.remove();
      window.Docent?.destroy();
    };
  }, []);
  return null;
}`;

const nextCode = (src: string, attributes: Attributes): string => `import Script from "next/script";

export function ChatWidget() {
  return (
    <Script
${lines([["src", src], ...attributes], "      ")}
      strategy="lazyOnload"
    />
  );
}`;

const vueCode = (src: string, attributes: Attributes): string => `<script setup>
import { onMounted, onUnmounted } from "vue";

onMounted(() => {
${addScript(src, attributes, "  ")}
});
onUnmounted(() => window.Docent?.destroy());
</script>

<template></template>`;

const iframe = (widget: Widget, origin: string): string =>
  tag("iframe", [
    ["src", `${origin}/embed/${encodeURIComponent(widget.id)}`],
    ["title", widget.branding.title || widget.name],
    ["width", "100%"],
    ["height", "600px"],
    ["sandbox", "allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"],
    ["style", "border: 0"],
  ]);
