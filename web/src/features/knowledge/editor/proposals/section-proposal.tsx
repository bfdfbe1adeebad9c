import { chakra } from "@chakra-ui/react";
import type { ProposedSection, TemplateSection } from "#shared/knowledge/template-shapes.ts";
import { SelectBox } from "#web/ui/select-box.tsx";
import { head } from "./proposal-layout.ts";
import { ProposedRows, toggled } from "./proposed-rows.tsx";

interface SectionProposalProps {
  section: ProposedSection;
  /** The places of its ticked questions; without one the section is left out. */
  ticked: ReadonlySet<number>;
  onTick: (places: Set<number>) => void;
  present: TemplateSection[];
}

/** One proposed section; its tick takes all of its questions or none. */
export const SectionProposal = ({ section, ticked, onTick, present }: SectionProposalProps) => {
  const { title, description, questions } = section;
  const all = new Set(questions.keys());
  return (
    <chakra.section aria-label={title} borderWidth="1px" borderRadius="l3" bg="bg.surface" minW="0">
      <chakra.div css={head} bg="bg.subtle" borderTopRadius="9px">
        <SelectBox
          label={`All questions of ${title}`}
          isSelected={ticked.size === questions.length}
          isMixed={ticked.size > 0}
          onChange={() => onTick(ticked.size > 0 ? new Set() : all)}
        />
        <chakra.span flex="1" minW="0" overflowWrap="anywhere" dir="auto">
          <chakra.b fontWeight="600">{title}</chakra.b>
          {description && (
            <chakra.small display="block" textStyle="xs" color="fg.muted">
              {description}
            </chakra.small>
          )}
        </chakra.span>
        <chakra.span textStyle="xs" color="fg.muted" fontVariantNumeric="tabular-nums">
          {ticked.size} of {questions.length}
        </chakra.span>
      </chakra.div>
      <ProposedRows
        questions={questions}
        ticked={ticked}
        onTick={(at) => onTick(toggled(ticked, at))}
        sections={present}
      />
    </chakra.section>
  );
};
