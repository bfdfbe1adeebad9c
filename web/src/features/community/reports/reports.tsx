import { chakra, Flex, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { CircleCheck, History } from "lucide-react";
import type { ReportedEntry } from "#shared/forum/shapes.ts";
import { query } from "#web/lib/api/api.ts";
import { CardBones } from "#web/ui/bones/card-bones.tsx";
import { Pills } from "#web/ui/pills.tsx";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import type { ListedView, View } from "../use-view.ts";
import { Entry } from "./entry.tsx";
import { useDecisions } from "./use-decisions.ts";
import { useNextFocus } from "./use-next-focus.ts";
import { keyOf } from "./words.ts";

/** Posts and replies that were reported or hidden, and those that are decided. */
export const Reports = ({ view }: { view: View }) => {
  const { data, error, refetch } = useQuery({
    ...query("forum", "reports", { view: view.list }),
    staleTime: 0,
  });
  return (
    <>
      <Flex gap="3" mb="4" align="center" wrap="wrap">
        <Pills<ListedView>
          label="List"
          values={["open", "decided"]}
          value={view.list}
          onChange={view.openList}
          wordFor={(list) => listNames[list]}
        />
        <Text role="status" textStyle="sm" color="fg.muted" ms={{ md: "auto" }}>
          {data && data.items.length > 0 && told[view.list](data.items.length, data.has_more)}
        </Text>
      </Flex>
      {!data ? (
        error ? (
          <ErrorState title="The reports could not be loaded" error={error} onRetry={() => void refetch()} />
        ) : (
          <CardBones label="Loading reports" />
        )
      ) : data.items.length === 0 ? (
        <None list={view.list} />
      ) : (
        <Entries key={view.list} items={data.items} list={view.list} />
      )}
    </>
  );
};

const listNames: Record<ListedView, string> = { open: "To decide", decided: "Decided" };

const told: Record<ListedView, (count: number, hasMore: boolean) => string> = {
  open: (count, hasMore) =>
    hasMore
      ? `The newest ${count} to decide, more come after them`
      : `${count} to decide, newest report first`,
  decided: (count, hasMore) =>
    `${hasMore ? `The newest ${count}` : count} hidden, removed or locked, newest decision first`,
};

const Entries = ({ items, list }: { items: ReportedEntry[]; list: ListedView }) => {
  const decisions = useDecisions(list);
  const { area, noteRemoval } = useNextFocus(items.length);
  return (
    <>
      <Text textStyle="sm" color="fg.muted" mb="3">
        Texts stand as they were typed, so that each link shows where it leads. Nobody sees what is hidden or
        removed.
      </Text>
      <chakra.ul
        ref={area}
        aria-label={list === "open" ? "Reported posts and replies" : "Decided posts and replies"}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="3"
        listStyleType="none"
      >
        {items.map((entry, at) => (
          <li key={keyOf(entry)}>
            <Entry
              entry={entry}
              list={list}
              isBusy={decisions.busy === keyOf(entry)}
              onDecide={(choice) => {
                noteRemoval(at);
                decisions.decide(entry, choice);
              }}
              onLock={(isLocked) => decisions.lock(entry, isLocked)}
            />
          </li>
        ))}
      </chakra.ul>
    </>
  );
};

const None = ({ list }: { list: ListedView }) =>
  list === "open" ? (
    <EmptyState icon={CircleCheck} title="Nothing to decide">
      Posts and replies stand here as soon as somebody reports them; three reports hide one until you decide.
      To hide one that nobody has reported, open it in the <a href="/help">help centre</a> and report it
      yourself.
    </EmptyState>
  ) : (
    <EmptyState icon={History} title="Nothing is hidden, removed or locked">
      Decisions that took something away stand here, so that you can take them back.
    </EmptyState>
  );
