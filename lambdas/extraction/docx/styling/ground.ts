import { isNearWhite } from "../../office/near-white.ts";
import type { XmlElement } from "../../office/xml.ts";

/** Colour that a shading element paints behind text, as "FFFFFF" or "auto"; a pattern counts as dark. */
export const groundOf = ({ attributes }: XmlElement): string => {
  const { val = "clear", fill = "auto" } = attributes;
  return ["clear", "nil"].includes(val) ? fill : "pattern";
};

/** True where the page or a white shade is behind the text. */
export const isWhiteGround = (ground: string | undefined): boolean =>
  ground === undefined || ground === "auto" || isNearWhite(ground);
