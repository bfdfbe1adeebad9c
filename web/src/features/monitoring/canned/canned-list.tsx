import { Button, chakra, Input, Stack } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { MessageSquareText, Pencil, Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import type { CannedReply } from "#shared/monitoring/canned-replies.ts";
import { api } from "#web/lib/api/api.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { foundIn } from "./found-in.ts";

interface CannedListProps {
  search: string;
  onSearch: (search: string) => void;
  onInsert: (reply: CannedReply) => void;
  /** Absent for members who may not edit. */
  onEdit?: (reply: CannedReply) => void;
  onRemove?: (reply: CannedReply) => void;
}

/** The replies that the search finds. Enter in the search inserts the first one, arrow keys move between them. */
export const CannedList = ({ search, onSearch, onInsert, onEdit, onRemove }: CannedListProps) => {
  const { data, error, refetch } = useQuery({
    queryKey: ["canned-replies"],
    queryFn: () => api.monitoring.cannedReplies({}),
  });
  const found = foundIn(data?.items ?? [], search);
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = found;
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !first) return;
    event.preventDefault();
    onInsert(first);
  };
  if (error && !data)
    return (
      <ErrorState
        title="The canned replies could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Stack gap="3" onKeyDown={moveBetween}>
      <Input
        type="search"
        maxLength={200}
        aria-label="Search canned replies"
        placeholder="Search canned replies..."
        value={search}
        onChange={({ currentTarget }) => onSearch(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {!data && <Skeleton label="Loading canned replies" rows={3} />}
      {data && found.length === 0 && (
        <EmptyState icon={MessageSquareText} title={search ? "No reply found" : "No canned replies yet"}>
          {search
            ? "No reply has these words in its name or text."
            : onEdit
              ? "Save the first one by New reply."
              : "A colleague who may edit can save some here."}
        </EmptyState>
      )}
      {found.length > 0 && (
        <chakra.ul listStyleType="none" aria-label="Canned replies" css={list}>
          {found.map((reply) => (
            <li key={reply.id}>
              <button type="button" className="insert" onClick={() => onInsert(reply)}>
                <bdi className="name">{reply.name}</bdi>
                <bdi className="text">{reply.content}</bdi>
              </button>
              {onEdit && (
                <Button
                  variant="ghost"
                  px="0"
                  aria-label={`Edit ${reply.name}`}
                  onClick={() => onEdit(reply)}
                >
                  <Pencil size={14} />
                </Button>
              )}
              {onRemove && (
                <Button
                  variant="ghost"
                  px="0"
                  aria-label={`Delete ${reply.name}`}
                  onClick={() => onRemove(reply)}
                >
                  <Trash2 size={14} />
                </Button>
              )}
            </li>
          ))}
        </chakra.ul>
      )}
    </Stack>
  );
};

const moveBetween = (event: KeyboardEvent<HTMLElement>): void => {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>("input, .insert")];
  const next = by && stops[stops.findIndex((stop) => stop.matches(":focus")) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
};

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

const list = {
  maxH: "50vh",
  overflow: "auto",
  "& li": { display: "flex", alignItems: "center", gap: "1", borderTopWidth: "1px" },
  "& .insert": {
    display: "grid",
    flex: "1",
    minW: "0",
    px: "2",
    py: "2",
    textAlign: "start",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
    _focusVisible: { outlineOffset: "-2px" },
  },
  "& .name": { ...cut, textStyle: "sm", fontWeight: "550" },
  "& .text": { ...cut, textStyle: "xs", color: "fg.muted" },
} as const;
