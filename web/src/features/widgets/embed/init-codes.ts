/** The code that initialises a widget by an object, for each kind of site. */
interface InitCode {
  /** The address of `widget-init.js`. */
  src: string;
  settings: object;
}

const containerId = "docent-chat";

/** A JavaScript object literal. `<` is escaped, because a title could end the script element. */
const objectIn = (settings: object, indent: string): string =>
  JSON.stringify({ ...settings }, null, 2)
    .replaceAll("<", "\\u003c")
    .replace(/^( *)"(\w+)":/gm, "$1$2:")
    .replaceAll("\n", `\n${indent}`);

export const htmlCode = ({ src, settings }: InitCode): string => `<!doctype html>
<html lang="en">
  <body>
    <!-- Your page -->
    <div id="${containerId}"></div>
    <script src="${src}"></script>
    <script>
      DocentWidget.init(${objectIn(settings, "      ")});
    </script>
  </body>
</html>`;

const loading = ({ src, settings }: InitCode, indent: string): string =>
  [
    "let widget;",
    'const script = document.createElement("script");',
    `script.src = ${JSON.stringify(src)};`,
    "script.onload = () => {",
    `  widget = window.DocentWidget.init(${objectIn(settings, `${indent}  `)});`,
    "};",
    "document.body.append(script);",
  ]
    .map((line) => indent + line)
    .join("\n");

export const plainCode = ({
  src,
  settings,
}: InitCode): string => `const container = document.createElement("div");
container.id = "${containerId}";
document.body.append(container);
const script = document.createElement("script");
script.src = ${JSON.stringify(src)};
script.onload = () => window.DocentWidget.init(${objectIn(settings, "")});
document.body.append(script);`;

export const reactCode = (code: InitCode): string => `import { useEffect } from "react";

export function ChatWidget() {
  useEffect(() => {
${loading(code, "    ")}
    return () => {
      script.onload = null;
      script.remove();
      widget?.destroy();
    };
  }, []);
  return <div id="${containerId}" />;
}`;

export const nextCode = ({ src, settings }: InitCode): string => `"use client";
import Script from ${JSON.stringify("next/script")};
import { useEffect, useRef } from "react";

export function ChatWidget() {
  const widget = useRef(null);
  useEffect(() => () => widget.current?.destroy(), []);
  return (
    <>
      <div id="${containerId}" />
      <Script
        src="${src}"
        strategy="lazyOnload"
        onReady={() => {
          widget.current = window.DocentWidget.init(${objectIn(settings, "          ")});
        }}
      />
    </>
  );
}`;

export const vueCode = ({ src, settings }: InitCode): string => `<script setup>
import { onMounted, onUnmounted } from "vue";

let widget;
let script;
onMounted(() => {
  script = document.createElement("script");
  script.src = ${JSON.stringify(src)};
  script.onload = () => {
    widget = window.DocentWidget.init(${objectIn(settings, "    ")});
  };
  document.body.append(script);
});
onUnmounted(() => {
  script.onload = null;
  script.remove();
  widget?.destroy();
});
</script>

<template><div id="${containerId}" /></template>`;
