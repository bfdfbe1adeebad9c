import { Button, chakra, Flex } from "@chakra-ui/react";
import { Mic, SearchX } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router-dom";
import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { TableBones } from "#web/ui/bones/table-bones.tsx";
import { FilterSelect } from "#web/ui/list/filter-select.tsx";
import { NextPage } from "#web/ui/list/next-page.tsx";
import { SearchBox } from "#web/ui/list/search-box.tsx";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { AccessCodeDialog } from "./access-code-dialog.tsx";
import { DeleteDialog } from "./list/delete-dialog.tsx";
import { InterviewRow } from "./list/interview-row.tsx";
import { table } from "./list/layout.ts";
import { type InterviewView, useInterviews, useInterviewView } from "./list/use-interviews.ts";

/** The interviews of all templates, newest first. */
export const InterviewList = () => {
  const view = useInterviewView();
  const list = useInterviews(view);
  const items = list.data?.pages.flatMap((page) => page.items);
  const isFiltered = view.search !== "" || view.status !== "all";
  if (items?.length === 0 && !isFiltered && !list.isPlaceholderData) return <NoInterviews />;
  return (
    <>
      <Flex gap="2" mb="4" wrap="wrap" align="center" css={tools}>
        <SearchBox
          label="Search interviews"
          placeholder="Search people and templates"
          text={view.search}
          onText={view.find}
        />
        <FilterSelect label="Status" value={view.status} options={statuses} onChange={view.choose} />
      </Flex>
      {!items ? (
        list.error ? (
          <ErrorState
            title="The interviews did not load"
            error={list.error}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <TableBones label="Loading interviews" columns={["8rem", "7rem", "5rem", "5rem"]} />
        )
      ) : items.length === 0 ? (
        <NoHits view={view} />
      ) : (
        <Rows items={items} isBusy={list.isPlaceholderData} />
      )}
      {items && items.length > 0 && <NextPage list={list} />}
    </>
  );
};

const statuses = { all: "All statuses", draft: "Draft", published: "Published", completed: "Completed" };

const Rows = ({ items, isBusy }: { items: KnowledgeInterview[]; isBusy: boolean }) => {
  const [opened, setOpened] = useState<{ dialog: "code" | "delete"; interview: KnowledgeInterview }>();
  const close = () => setOpened(undefined);
  return (
    <>
      <chakra.table aria-label="Interviews" aria-busy={isBusy || undefined} css={table}>
        <thead>
          <tr>
            {["Person", "Template and chatbot", "Answers", "Status", "Last change", "Actions"].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((interview) => (
            <InterviewRow
              key={interview.id}
              interview={interview}
              onCode={() => setOpened({ dialog: "code", interview })}
              onDelete={() => setOpened({ dialog: "delete", interview })}
            />
          ))}
        </tbody>
      </chakra.table>
      {opened?.dialog === "code" && <AccessCodeDialog open interview={opened.interview} onClose={close} />}
      {opened?.dialog === "delete" && <DeleteDialog interview={opened.interview} onClose={close} />}
    </>
  );
};

const tools = {
  "& > .search": { flex: { base: "1 1 100%", md: "0 1 21rem" } },
  "& > label": { minW: "12rem" },
};

const NoInterviews = () => (
  <EmptyState
    icon={Mic}
    title="No interviews yet"
    action={
      <Button asChild variant="outline">
        <Link to={paths.knowledge()}>Choose a template</Link>
      </Button>
    }
  >
    Open a template and create an interview with a person. They get a link and a code, answer in writing, and
    can stop and come back at any time.
  </EmptyState>
);

const NoHits = ({ view }: { view: InterviewView }) => (
  <EmptyState
    icon={SearchX}
    title={view.search ? `Nobody matches “${view.search}”` : `No interview is ${view.status}`}
    action={
      <Button
        variant="outline"
        onClick={() => {
          if (view.search) view.find("");
          else view.choose("all");
        }}
      >
        {view.search ? "Clear search" : "Show all"}
      </Button>
    }
  >
    Names, email addresses and templates are searched.
  </EmptyState>
);
