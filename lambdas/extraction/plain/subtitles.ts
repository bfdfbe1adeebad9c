import type { Draft } from "../blocks/block.ts";

const timing = /^\s*(?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3}\s*-->\s*(?:\d+:)?\d{1,2}:\d{2}[.,]\d{1,3}.*$/;
const longest = 600;

/** The spoken text of a subtitle file (SubRip, WebVTT) without counters and times; undefined for other text. */
export function subtitleBlocks(text: string): Draft[] | undefined {
  const lines = text.split("\n");
  const cues = lines.filter((line) => line.includes("-->") && timing.test(line)).length;
  if (cues < 2 || cues < lines.length / 12) return;
  const spoken = lines
    .filter(
      (line, index) =>
        !timing.test(line) && !isCounter(lines, index) && !/^(WEBVTT|NOTE\b|Kind:|Language:)/.test(line),
    )
    .map((line) => line.replace(/<\/?[a-z][^<>]{0,100}>|\{\\[^{}]{0,50}\}/gi, "").trim())
    .filter(Boolean);
  return paragraphs(spoken);
}

const isCounter = (lines: string[], index: number) =>
  /^\s*[\w-]+\s*$/.test(lines[index] ?? "") && timing.test(lines[index + 1] ?? "");

/** Lines run on to the end of a sentence once there is enough for a paragraph. */
function paragraphs(lines: string[]): Draft[] {
  const drafts: Draft[] = [];
  let text = "";
  for (const line of lines) {
    text += (text ? " " : "") + line;
    if (text.length < longest || !/[.!?…"”。！？]$/.test(line)) continue;
    drafts.push({ type: "paragraph", text });
    text = "";
  }
  return text ? [...drafts, { type: "paragraph", text }] : drafts;
}
