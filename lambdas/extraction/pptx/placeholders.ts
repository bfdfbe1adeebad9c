import { child, descendants, type XmlElement } from "../office/xml.ts";

/** Inheritance of placeholders from the slide's layout and master. */
export class Placeholders {
  private readonly layout: XmlElement | undefined;
  private readonly master: XmlElement | undefined;

  constructor(layout: XmlElement | undefined, master: XmlElement | undefined) {
    this.layout = layout;
    this.master = master;
  }

  /** Shapes that a placeholder inherits from: on the layout, then on the master. */
  of(shape: XmlElement): XmlElement[] {
    const own = placeholder(shape);
    if (!own) return [];
    const onLayout = shapesOf(this.layout).find((one) => isSame(own, placeholder(one)));
    const type = own.attributes.type ?? placeholder(onLayout)?.attributes.type ?? "obj";
    const onMaster = shapesOf(this.master).find((one) => family(placeholder(one)) === familyOf(type));
    return [onLayout, onMaster].filter((one) => one !== undefined);
  }

  /** List styles that apply to a shape, nearest first. */
  listStyles(shape: XmlElement): XmlElement[] {
    const kind = family(placeholder(shape));
    const above = this.of(shape).map((one) => child(one, "txBody", "lstStyle"));
    const styles = child(this.master, "txStyles");
    const named = kind === "title" ? "titleStyle" : kind === "body" ? "bodyStyle" : "otherStyle";
    return [...above, child(styles, named)].filter((one) => one !== undefined);
  }
}

/** The placeholder element of a shape. */
export const placeholder = (shape: XmlElement | undefined): XmlElement | undefined => {
  if (!shape) return;
  const properties = shape.children.find((one) => /^nv\w*Pr$/.test(one.name));
  return child(properties, "nvPr", "ph");
};

/** "title", "body" or another type; undefined without a placeholder. */
export const family = (found: XmlElement | undefined): string | undefined =>
  found && familyOf(found.attributes.type ?? "obj");

const familyOf = (type: string): string => {
  if (type === "title" || type === "ctrTitle") return "title";
  return ["body", "obj", "subTitle", "tbl", "chart", "dgm", "pic", "media", "clipArt"].includes(type)
    ? "body"
    : type;
};

const isSame = (own: XmlElement, other: XmlElement | undefined): boolean => {
  if (!other) return false;
  if (own.attributes.idx !== undefined) return own.attributes.idx === other.attributes.idx;
  return (own.attributes.type ?? "obj") === (other.attributes.type ?? "obj") || family(own) === family(other);
};

const shapesOf = (part: XmlElement | undefined) => (part ? [...descendants(part, "sp")] : []);
