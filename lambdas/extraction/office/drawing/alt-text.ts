import type { Draft } from "../../blocks/block.ts";
import type { XmlElement } from "../xml.ts";

/** Alternative text of an image, unless a program wrote it: file names and generated descriptions. */
export const altText = (properties: XmlElement | undefined): Draft[] => {
  const text = (properties?.attributes.descr ?? "").replace(/\s+/g, " ").trim();
  return isWritten(text) ? [{ type: "paragraph", text: `Image: ${text}` }] : [];
};

const isWritten = (text: string) =>
  /\p{L}{2}.*[\s\p{Script=Han}\p{Script=Hangul}\p{Script=Kana}]/u.test(text) &&
  !/^[^\s]*[/\\]|\.(png|jpe?g|gif|bmp|tiff?|emf|wmf|svg|webp)$|^https?:/i.test(text) &&
  !/^(image|picture|photo|graphic|grafik|bild|imagen|immagine|shape|object|chart) ?\d*$/i.test(text) &&
  !/description (automatically )?generated|generated with .* confidence|AI-generated/i.test(text);
