import { chakra, Flex, Text } from "@chakra-ui/react";
import type { TemplateDetail } from "#shared/knowledge/template-shapes.ts";
import { useMay } from "#web/lib/session/account.ts";
import { lazySection } from "#web/ui/lazy/lazy-section.tsx";
import { PageBody } from "#web/ui/page/page-body.tsx";
import { sizeWords } from "../words.ts";
import { Head } from "./head/head.tsx";
import { ReadOnlySections } from "./sections/read-only-sections.tsx";
import { Sections } from "./sections/sections.tsx";
import { useView, type View } from "./use-view.ts";

const Statistics = lazySection(async () => (await import("./statistics/statistics.tsx")).Statistics, {
  loading: "Loading the statistics",
  failed: "The statistics could not be loaded",
});
const InterviewsPanel = lazySection(
  async () => (await import("./interviews/interviews-panel.tsx")).InterviewsPanel,
  { loading: "Loading the interviews", failed: "The interviews could not be loaded" },
);

/** A template with its sections; readers who may not change it see it without buttons. */
export const TemplateEditor = ({ template }: { template: TemplateDetail }) => {
  const view = useView();
  const mayEdit = useMay()("edits") && template.can_edit;
  if (!mayEdit)
    return (
      <>
        <Head template={template} isReadOnly view={view} />
        <PageBody pt="5">
          <ReadOnlySections sections={template.sections} />
        </PageBody>
      </>
    );
  return (
    <>
      <Head template={template} view={view} />
      <PageBody maxW="80rem">
        {view.hasInterviews && <InterviewsPanel template={template} />}
        <Flex align="center" gap="3" pt="4" pb="5" wrap="wrap">
          <ViewChoice view={view} />
          <Text textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {sizeWords(template)}
          </Text>
        </Flex>
        <div hidden={view.hasStatistics}>
          <Sections template={template} />
        </div>
        {view.hasStatistics && <Statistics template={template} />}
      </PageBody>
    </>
  );
};

const ViewChoice = ({ view }: { view: View }) => (
  <chakra.div role="group" aria-label="View" css={segment}>
    {[false, true].map((isStatistics) => (
      <button
        key={String(isStatistics)}
        type="button"
        aria-pressed={isStatistics === view.hasStatistics}
        onClick={() => view.showStatistics(isStatistics)}
      >
        {isStatistics ? "Statistics" : "Questions"}
      </button>
    ))}
  </chakra.div>
);

const segment = {
  display: "inline-flex",
  p: "2px",
  borderWidth: "1px",
  borderRadius: "l2",
  bg: "bg.subtle",
  "& button": {
    minH: { base: "10", md: "1.625rem" },
    px: "2.5",
    borderRadius: "l1",
    textStyle: "xs",
    fontWeight: "550",
    color: "fg.muted",
    cursor: "pointer",
  },
  "& button[aria-pressed=true]": { bg: "bg.panel", color: "fg", boxShadow: "sheet" },
} as const;
