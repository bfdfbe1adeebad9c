import type { Segment } from "../text/segment.ts";
import type { Annotation } from "./annotations.ts";

/** Adds link addresses that the page does not show to their lines, each once per page (`added`). */
export const addLinks = (annotations: Annotation[], segments: Segment[], added: Set<string>): void => {
  for (const { subtype, url, area } of annotations) {
    if (subtype !== "Link" || !url || added.has(url)) continue;
    const [linked] = segments
      .filter(({ left, right, baseline, size }) => {
        const middle = baseline - size / 3;
        return left < area.right && right > area.left && middle > area.top - 1 && middle < area.bottom + 1;
      })
      .sort((a, b) => a.baseline - b.baseline);
    if (!linked) continue;
    added.add(url);
    const address = url.replace(/^mailto:/, "").replace(/\?subject=.*$/, "");
    if (!isShown(address, segments)) linked.links = [...(linked.links ?? []), address];
  }
};

const isShown = (address: string, segments: Segment[]): boolean => {
  const bare = plain(address);
  return (
    segments.some(({ text }) => plain(text).includes(bare)) ||
    plain(segments.map(({ text }) => text).join("")).includes(bare)
  );
};

const plain = (text: string) =>
  decoded(text)
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/\s|\/$/g, "")
    .toLowerCase();

const decoded = (text: string): string => {
  try {
    return decodeURI(text);
  } catch {
    return text;
  }
};
