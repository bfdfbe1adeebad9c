import type { MarkName } from "../../marks/marks.ts";
import { isNearWhite } from "../../office/near-white.ts";
import { child, isOn, value, type XmlElement } from "../../office/xml.ts";
import type { Context } from "../context.ts";
import { groundOf, isWhiteGround } from "../styling/ground.ts";
import type { Style } from "../styling/styles.ts";

/** In half points; below this nobody reads it. */
const smallestSize = 4;

/** Properties that show white letters on a white ground. */
const visible = ["outline", "shadow", "emboss", "imprint", "textOutline", "glow", "textFill", "bdr"];

/** The mark by which a run is not for the reader; undefined for text that is shown. */
export const unseenRun = (
  properties: XmlElement | undefined,
  paragraph: { properties: XmlElement | undefined; style: Style },
  style: Style | undefined,
  { ground }: Pick<Context, "ground">,
): MarkName | undefined => {
  const own = (name: string) => {
    const element = child(properties, name);
    return element && isOn(element);
  };
  if (own("vanish") ?? style?.isHidden ?? paragraph.style.isHidden) return "hiddenText";
  const strike = own("strike") || own("dstrike") || (own("strike") ?? own("dstrike"));
  if (strike ?? style?.isStruck ?? paragraph.style.isStruck) return "struckText";
  const size = Number(value(properties, "sz")) || style?.size || paragraph.style.size;
  if (size && size < smallestSize) return "tinyText";
  const colour = value(properties, "color") ?? style?.colour ?? paragraph.style.colour ?? "auto";
  if (ground !== "white" || !isNearWhite(colour)) return;
  const grounds = [properties, paragraph.properties].flatMap((one) => child(one, "shd") ?? []).map(groundOf);
  const isShaded = [...grounds, style?.ground, paragraph.style.ground].some((one) => !isWhiteGround(one));
  const isLit = value(properties, "highlight") ?? "none";
  return isShaded || isLit !== "none" || visible.some((name) => child(properties, name))
    ? undefined
    : "whiteText";
};
