import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import * as z from "zod";

/** A structure element (ISO 32000-1 14.7) on one page: its role and its content in order. */
export interface Tag {
  role: string;
  alt?: string;
  children: (Tag | { mark: number })[];
}

const leaf = z.object({ type: z.string(), id: z.string().catch("") });

const element = z.object({
  role: z.string(),
  alt: z.string().optional().catch(undefined),
  children: z.array(z.unknown()),
});

const deepest = 60;

/** Structure tree of a page; undefined if the file is not tagged. */
export const tagsOf = async (page: PDFPageProxy): Promise<Tag | undefined> => {
  const tree: unknown = await page.getStructTree().catch(() => null);
  return tree ? read(tree, 0) : undefined;
};

const read = (node: unknown, depth: number): Tag | undefined => {
  const { data } = element.safeParse(node);
  if (!data || depth > deepest) return undefined;
  const children = data.children.flatMap((child): (Tag | { mark: number })[] => {
    const content = leaf.safeParse(child).data;
    if (!content) {
      const inner = read(child, depth + 1);
      return inner ? [inner] : [];
    }
    const mark = content.type === "content" ? /_mc(\d+)$/.exec(content.id)?.[1] : undefined;
    return mark ? [{ mark: Number(mark) }] : [];
  });
  return { role: data.role, children, ...(data.alt?.trim() && { alt: data.alt.trim() }) };
};

/** Marked-content ids in an element, in order. */
export const marksIn = (node: Tag): number[] =>
  node.children.flatMap((child) => ("mark" in child ? [child.mark] : marksIn(child)));
