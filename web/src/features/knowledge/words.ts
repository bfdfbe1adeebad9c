import type { KnowledgeTemplate } from "#shared/knowledge/template-shapes.ts";
import { absolute, paths } from "../../lib/feature/paths.ts";
import { whole } from "../../lib/format/numbers.ts";

/** "1 section", "1,200 questions". */
export const counted = (count: number, thing: string): string =>
  `${whole(count)} ${count === 1 ? thing : `${thing}s`}`;

/** "6 sections, 24 questions" */
export const sizeWords = ({
  section_count,
  question_count,
}: Pick<KnowledgeTemplate, "section_count" | "question_count">): string =>
  `${counted(section_count, "section")}, ${counted(question_count, "question")}`;

/** The address that anybody opens who has the link. */
export const publicLink = (slug: string): string => absolute(paths.knowledgePage(slug));
