import { docxOf, paragraph } from "../../extraction/hostile/office.ts";
import { lines } from "../../extraction/pdf/content.ts";
import { pdfFile } from "../../extraction/pdf/pdf-file.ts";
import type { UploadedFile } from "../../upload.ts";

/** An article as an encyclopaedia has it: menu, infobox, text with marks of notes, and a long list of references. */
const title = "Harbour lighthouse";
const menu = ["Jump to navigation", "Home > Buildings > Lighthouses"];
const box = [
  ["Location", "North pier, Harbour"],
  ["Coordinates", "53 N 8 E"],
  ["Height", "31 m (102 ft)"],
  ["Construction started", "1899"],
  ["Architect", "Town works office"],
];
const story = [
  "The lighthouse was lit for the first time on 14 March 1902.[1] It replaced a wooden beacon that a storm had taken.[2]",
  "Visitors climb 148 steps to the gallery.[3] The keeper's house is now a café that is open from May to September.[4]",
];
const entries = Array.from(
  { length: 30 },
  (_, at) =>
    `"When the harbour lighthouse was lit, part ${at + 1}" (https://gazette.example/lighthouse/${at}). Harbour Gazette. ${at + 1} May ${1970 + at}. Retrieved ${(at % 28) + 1} June 2005.`,
);
const end = [
  'Retrieved from "https://wiki.example/index.php?title=Harbour_lighthouse&oldid=11620"',
  "Categories: Lighthouses | Towers completed in 1902",
  "This page was last edited on 26 June 2023, at 12:30 (UTC).",
];

const text = [
  menu.join("\n"),
  [title, ...box.map((row) => row.join(" "))].join("\n"),
  ...story,
  "References",
  entries.map((entry, at) => `${at + 1}. ${entry}`).join("\n"),
  end.join("\n"),
].join("\n\n");

const html = `<!doctype html><title>${title}</title><h1>${title}</h1><div>${menu.join("<br>")}</div>
<table class="infobox">${box.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join("")}</table>
${story.map((part) => `<p>${part}</p>`).join("")}
<h2>References</h2><ol>${entries.map((entry) => `<li>^ ${entry}</li>`).join("")}</ol>
<div>${end.map((line) => `<p>${line}</p>`).join("")}</div>`;

const markdown = [
  `# ${title}`,
  menu.join("\n\n"),
  ["| | |", "|---|---|", ...box.map(([label, value]) => `| ${label} | ${value} |`)].join("\n"),
  ...story.map((part) => part.replace(/[[\]]/g, "\\$&")),
  "## References",
  entries.map((entry, at) => `${at + 1}. ${entry}`).join("\n"),
  end.join("\n\n"),
].join("\n\n");

const wrapped = (line: string) => line.match(/.{1,95}(?:\s|$)/g) ?? [];

/** Three pages with a running head and the number of the page. */
const pdf = pdfFile(
  [
    [title, ...story.flatMap((part) => ["", ...wrapped(part)])],
    ["References", ...entries.slice(0, 15).flatMap((entry, at) => wrapped(`[${at + 1}] ${entry}`))],
    entries.slice(15).flatMap((entry, at) => wrapped(`[${at + 16}] ${entry}`)),
  ].map((page, at) => ({
    content: [
      lines([`Harbour handbook of lighthouses ${at + 1}`], { y: 780 }),
      lines(page, { y: 740 }),
      lines([`Page ${at + 1} of 3`], { y: 20 }),
    ].join("\n"),
  })),
);

const escaped = (line: string) => line.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
const docx = docxOf(
  [
    title,
    ...menu,
    ...box.map((row) => row.join(": ")),
    ...story,
    "References",
    ...entries.map((entry, at) => `[${at + 1}] ${entry}`),
    ...end,
  ]
    .map((line) => paragraph(escaped(line)))
    .join(""),
);

const word = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

export const articles: UploadedFile[] = [
  { name: "lighthouse.txt", type: "text/plain", bytes: text },
  { name: "lighthouse.html", type: "text/html", bytes: html },
  { name: "lighthouse.md", type: "text/markdown", bytes: markdown },
  { name: "lighthouse.pdf", type: "application/pdf", bytes: pdf },
  { name: "lighthouse.docx", type: word, bytes: docx },
];
