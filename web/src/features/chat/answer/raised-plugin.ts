import { raisedIn } from "#shared/quotation/raised.ts";

/** A node of a tree of HTML (https://github.com/syntax-tree/hast). */
interface Node {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, string>;
  children?: Node[];
}

/** A rehype plugin that puts raised figures into `sup`, with their caret for what is read aloud and copied; not in code. */
export const raisedFigures = () => (tree: Node) => raiseIn(tree);

const raiseIn = (parent: Node): void => {
  if (!parent.children || parent.tagName === "code") return;
  parent.children = parent.children.flatMap((child): Node[] => {
    raiseIn(child);
    if (child.type !== "text" || !child.value?.includes("^")) return [child];
    return raisedIn(child.value).map(({ text: value, isRaised }) =>
      isRaised ? element("sup", {}, [caret, { type: "text", value }]) : { type: "text", value },
    );
  });
};

const element = (tagName: string, properties: Record<string, string>, children: Node[]): Node => ({
  type: "element",
  tagName,
  properties,
  children,
});

const caret = element("span", { dataCaret: "" }, [{ type: "text", value: "^" }]);
