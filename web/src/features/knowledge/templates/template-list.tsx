import { Button, chakra, Flex, Text } from "@chakra-ui/react";
import { SearchX } from "lucide-react";
import { type Domain, domainNames } from "#shared/knowledge/domains.ts";
import { CardBones, cardColumns } from "#web/ui/bones/card-bones.tsx";
import { SelectInput } from "#web/ui/form/select-input.tsx";
import { NextPage } from "#web/ui/list/next-page.tsx";
import { SearchBox } from "#web/ui/list/search-box.tsx";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { counted } from "../words.ts";
import { NoTemplates } from "./no-templates.tsx";
import { PlusCard } from "./plus-card.tsx";
import { TemplateCard } from "./template-card.tsx";
import { type Templates, useTemplates } from "./use-templates.ts";
import type { View } from "./use-view.ts";

interface TemplateListProps {
  view: View;
  /** Absent for readers who create nothing. */
  onCreate: ((domain?: Domain) => void) | undefined;
}

/** Search and domain over the templates as cards. */
export const TemplateList = ({ view, onCreate }: TemplateListProps) => {
  const templates = useTemplates(view);
  const isFiltered = view.search !== "" || view.domain !== "all";
  if (templates.data?.total === 0 && !isFiltered && !templates.isPlaceholderData)
    return <NoTemplates onCreate={onCreate} />;
  return (
    <>
      <Flex gap="3" align="center" mb="4" wrap="wrap" css={tools}>
        <SearchBox
          label="Search templates"
          placeholder="Search templates"
          text={view.search}
          onText={view.find}
        />
        <chakra.div className="pick">
          <SelectInput
            aria-label="Domain"
            options={{ all: "All domains", ...domainNames }}
            value={view.domain}
            onChange={({ currentTarget }) => view.choose(currentTarget.value)}
          />
        </chakra.div>
        <Text className="end" role="status" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
          {templates.data && `${counted(templates.data.total, "template")}, newest change first`}
        </Text>
      </Flex>
      <Cards templates={templates} view={view} onCreate={onCreate} />
    </>
  );
};

const Cards = ({ templates, view, onCreate }: TemplateListProps & { templates: Templates }) => {
  const { data, error, isPlaceholderData, refetch } = templates;
  if (!data)
    return error ? (
      <ErrorState
        title="The knowledge templates could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    ) : (
      <CardBones label="Loading knowledge templates" />
    );
  if (data.total === 0) return <NoHits view={view} />;
  return (
    <>
      <chakra.ul
        aria-label="Knowledge templates"
        aria-busy={isPlaceholderData || undefined}
        display="grid"
        listStyleType="none"
        gridTemplateColumns={cardColumns}
        gap="4"
      >
        {data.items.map((template) => (
          <chakra.li key={template.id} display="flex" minW="0">
            <TemplateCard template={template} />
          </chakra.li>
        ))}
        {onCreate && !templates.hasNextPage && (
          <chakra.li display="flex" minW="0">
            <PlusCard onCreate={() => onCreate()} />
          </chakra.li>
        )}
      </chakra.ul>
      <NextPage list={templates} />
    </>
  );
};

const NoHits = ({ view }: { view: View }) => {
  const domain = view.domain === "all" ? "" : ` in ${domainNames[view.domain]}`;
  return (
    <EmptyState
      icon={SearchX}
      title={view.search ? `No template matches “${view.search}”${domain}` : `No template${domain}`}
      action={
        <Button variant="outline" onClick={view.clear}>
          {view.search ? "Clear search" : "Show all domains"}
        </Button>
      }
    >
      Names, descriptions and domains are searched.
    </EmptyState>
  );
};

const tools = {
  "& > .search": { flex: { base: "1 1 100%", md: "0 1 22rem" } },
  "& > .pick": { flex: { base: "1 1 100%", md: "0 0 12rem" } },
  "& > .end": { ms: { md: "auto" } },
} as const;
