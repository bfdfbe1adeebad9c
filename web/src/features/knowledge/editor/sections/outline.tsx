import { chakra, Heading, Text } from "@chakra-ui/react";
import { memo } from "react";
import type { TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { dropLine } from "../questions/row-layout.ts";

/** The titles of all sections; each leads to its section and can be dragged to another place. */
export const Outline = memo(({ sections }: { sections: TemplateSection[] }) => (
  <chakra.nav className="outline" aria-label="Sections" css={outline}>
    <Heading as="h2" textStyle="sm" fontWeight="600" ps="2" pb="2">
      Sections
    </Heading>
    {sections.map(({ id, title, section_order, questions }) => (
      <a
        key={id}
        href={`#${id}`}
        draggable
        data-outline={id}
        data-place={section_order}
        onClick={(event) => {
          event.preventDefault();
          showSection(id);
        }}
      >
        <span>{section_order}</span>
        <chakra.bdi overflowWrap="anywhere">{title}</chakra.bdi>
        <span title={`${questions.length} questions`}>{questions.length}</span>
      </a>
    ))}
    <Text textStyle="xs" color="fg.muted" borderTopWidth="1px" mt="3" pt="3" px="2">
      Drag, or use the arrows. Each move is saved at once and can be undone.
    </Text>
  </chakra.nav>
));

const showSection = (id: string): void => {
  const head = document.getElementById(id);
  head?.scrollIntoView({ block: "start" });
  head?.focus({ preventScroll: true });
};

const outline = {
  position: "sticky",
  top: "4",
  maxH: "calc(100dvh - 3rem)",
  overflowY: "auto",
  textStyle: "sm",
  "& a": {
    display: "grid",
    gridTemplateColumns: "1.25rem minmax(0, 1fr) auto",
    gap: "1.5",
    px: "2",
    py: "1.5",
    borderRadius: "l2",
    color: "fg.muted",
    fontVariantNumeric: "tabular-nums",
    _hover: { bg: "bg.muted", color: "fg" },
    ...dropLine,
  },
  "& a > span": { color: "fg.subtle" },
} as const;
