import type { Importance } from "#shared/knowledge/rules.ts";
import { Tag } from "#web/ui/tag.tsx";

const palettes = { critical: "red", high: "orange", medium: "blue", low: "gray" } as const;

/** How much a question matters; `word` stands behind it: "high importance". */
export const ImportanceTag = ({ importance, word }: { importance: Importance; word?: string }) => (
  <Tag palette={palettes[importance]}>{word ? `${importance} ${word}` : importance}</Tag>
);
