import { splitAtWords } from "#web/ui/text/found-words.tsx";

/** A node of a tree of HTML (https://github.com/syntax-tree/hast). */
interface Node {
  type: string;
  value?: string;
  tagName?: string;
  properties?: Record<string, string>;
  children?: Node[];
}

/** A rehype plugin that puts words of a search into `mark` elements with `data-found`. */
export const foundWords = (words: string[]) => () => (tree: Node) => markIn(tree, words);

const markIn = (parent: Node, words: string[]): void => {
  if (!parent.children) return;
  parent.children = parent.children.flatMap((child): Node[] => {
    markIn(child, words);
    if (child.type !== "text") return [child];
    return splitAtWords(child.value ?? "", words).map(({ text, isFound }) => {
      const value = { type: "text", value: text };
      const properties = { dataFound: "" };
      return isFound ? { type: "element", tagName: "mark", properties, children: [value] } : value;
    });
  });
};
