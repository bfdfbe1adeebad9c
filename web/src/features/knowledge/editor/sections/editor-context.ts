import { createContext, use } from "react";
import type { TemplateQuestion, TemplateSection } from "#shared/knowledge/template-shapes.ts";
import type { QuestionPlace } from "../changes/order.ts";

/** A question or a section that the reader is asked about before it is deleted. */
export type Removal = { question: TemplateQuestion; number: string } | { section: TemplateSection };

/** The actions of rows. It stays the same while the template changes, so that rows are not drawn again. */
export interface Editor {
  templateId: string;
  moveQuestion: (move: QuestionPlace & { from: number; number: string }) => void;
  moveSection: (move: { sectionId: string; from: number; place: number }) => void;
  askRemoval: (removal: Removal) => void;
}

export const EditorContext = createContext<Editor | undefined>(undefined);

export const useEditor = (): Editor => {
  const editor = use(EditorContext);
  if (!editor) throw new Error("This part stands outside of a template's editor.");
  return editor;
};
