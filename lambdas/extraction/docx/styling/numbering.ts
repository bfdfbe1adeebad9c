import { numeral } from "../../office/numeral.ts";
import { child, childrenNamed, isOn, value, type XmlElement } from "../../office/xml.ts";

type Level = { start: number; format: string; text: string; isLegal: boolean; restart?: number };
type List = { key: string; levels: Map<number, Level>; style?: string };

/**
 * Labels of list items. Call `next` in document order, because labels depend on all items before. Lists of one
 * abstract definition share counters, unless a list overrides its start. Format: ECMA-376 part 1, 17.9.
 */
export class Numbering {
  private readonly lists: Map<string, List>;
  private readonly counters = new Map<string, number[]>();

  constructor(part: XmlElement | undefined) {
    const abstract = new Map(
      childrenNamed(part, "abstractNum").map((one) => [one.attributes.abstractNumId ?? "", one]),
    );
    const styled = new Map([...abstract.values()].map((one) => [value(one, "styleLink") ?? "", one]));
    this.lists = new Map(
      childrenNamed(part, "num").map((num) => {
        const found = abstract.get(value(num, "abstractNumId") ?? "");
        const link = value(found, "numStyleLink");
        return [num.attributes.numId ?? "", listOf(num, (link && styled.get(link)) || found)];
      }),
    );
  }

  /** The label of the next item at a level (from 0): "2.1.", "b)", "-" for a bullet, "" for none. */
  next(id: string, level: number): string | undefined {
    const list = this.lists.get(id);
    const found = list?.levels.get(level);
    if (!list || !found) return;
    if (found.format === "bullet") return "-";
    const counter = this.counters.get(list.key) ?? [];
    this.counters.set(list.key, counter);
    counter[level] = (counter[level] ?? found.start - 1) + 1;
    for (let deeper = level + 1; deeper < counter.length; deeper += 1)
      if ((list.levels.get(deeper)?.restart ?? deeper) > level) delete counter[deeper];
    if (found.format === "none") return "";
    return found.text.replace(/%([1-9])/g, (_, digit: string) => {
      const at = Number(digit) - 1;
      const other = list.levels.get(at);
      const number = counter[at] ?? other?.start ?? 1;
      return numeral(number, found.isLegal ? "decimal" : (other?.format ?? "decimal"));
    });
  }
}

const listOf = (num: XmlElement, abstract: XmlElement | undefined): List => {
  const levels = new Map<number, Level>();
  for (const level of childrenNamed(abstract, "lvl")) levels.set(numberOf(level), levelOf(level));
  const overrides = childrenNamed(num, "lvlOverride");
  for (const override of overrides) {
    const own = child(override, "lvl");
    const known = own ? levelOf(own) : levels.get(numberOf(override));
    const start = value(override, "startOverride");
    if (known) levels.set(numberOf(override), { ...known, ...(start && { start: Number(start) }) });
  }
  const isOwn = overrides.some((override) => child(override, "startOverride"));
  const key = isOwn ? `num ${num.attributes.numId}` : `abstract ${abstract?.attributes.abstractNumId}`;
  return { key, levels };
};

const numberOf = (level: XmlElement) => Number(level.attributes.ilvl ?? 0);

const levelOf = (level: XmlElement): Level => {
  const restart = value(level, "lvlRestart");
  return {
    start: Number(value(level, "start") ?? 1),
    format: value(level, "numFmt") ?? "decimal",
    text: value(level, "lvlText") ?? "",
    isLegal: child(level, "isLgl") !== undefined && isOn(child(level, "isLgl")),
    ...(restart !== undefined && { restart: restart === "0" ? 0 : Number(restart) }),
  };
};
