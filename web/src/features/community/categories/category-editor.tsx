import { Box, Button, chakra, Text, VisuallyHidden } from "@chakra-ui/react";
import { Plus } from "lucide-react";
import { useRef, useState } from "react";
import { mostOfCategories } from "#shared/forum/rules.ts";
import { useUnsaved } from "#web/lib/browser/unsaved.ts";
import { moment } from "#web/lib/format/dates.ts";
import { SaveBar } from "#web/ui/form/save-bar.tsx";
import { CategoryRow } from "./category-row.tsx";
import { Conflict } from "./conflict.tsx";
import { focusRow } from "./focus-row.ts";
import { heads } from "./layout.ts";
import { issuesOf, newRow, type Row } from "./rows.ts";
import { type Saved, useSaving } from "./use-saving.ts";

/** Name, description, icon and order of all categories; they are saved together. */
export const CategoryEditor = ({ saved: read }: { saved: Saved }) => {
  const saving = useSaving(read);
  const { rows, setRows, saved, theirs, isChanged } = saving;
  const [isChecked, setChecked] = useState(false);
  const [said, setSaid] = useState("");
  const list = useRef<HTMLUListElement>(null);
  useUnsaved(isChanged);
  const change = (at: number, fields: Partial<Row>) =>
    setRows(rows.map((one, place) => (place === at ? { ...one, ...fields } : one)));
  const move = (from: number, to: number) => {
    const others = rows.filter((_, place) => place !== from);
    setRows(others.toSpliced(to, 0, ...rows.slice(from, from + 1)));
    setSaid(`Moved to place ${to + 1} of ${rows.length}.`);
    focusRow(list.current, to, to < from ? "up" : "down");
  };
  const remove = (at: number) => {
    setRows(rows.filter((_, place) => place !== at));
    setSaid(`Category ${at + 1} removed.`);
    focusRow(list.current, Math.min(at, rows.length - 2));
  };
  const submit = () => {
    const wrong = rows.findIndex((row) => Object.keys(issuesOf(row)).length > 0);
    setChecked(wrong !== -1);
    if (wrong === -1) saving.save();
    else focusRow(list.current, wrong);
  };
  const countOf = (id: string | undefined) => saved.items.find((one) => one.id === id)?.post_count ?? 0;
  return (
    <form
      aria-label="Categories"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!saving.isPending) submit();
      }}
    >
      {theirs && <Conflict saving={saving} theirs={theirs} />}
      <Text textStyle="sm" color="fg.muted" mb="3">
        In this order beside the posts of the help centre. One that is not offered keeps its posts, and takes
        no new ones.
      </Text>
      <Box borderWidth="1px" borderRadius="l3" bg="bg.panel">
        <Box css={heads} aria-hidden>
          <span>Icon</span>
          <span>Name</span>
          <span>Description</span>
          <span>Posts</span>
          <span>Offered</span>
        </Box>
        <chakra.ul ref={list} aria-label="Categories" listStyleType="none">
          {rows.map((row, at) => (
            <CategoryRow
              key={row.row}
              row={row}
              at={at}
              last={rows.length - 1}
              posts={countOf(row.id)}
              issues={{
                ...(isChecked && issuesOf(row)),
                ...(saving.refused[row.row] && { name: saving.refused[row.row] }),
              }}
              onChange={(fields) => change(at, fields)}
              onMove={(to) => move(at, to)}
              onRemove={() => remove(at)}
            />
          ))}
        </chakra.ul>
        <Box borderTopWidth="1px" px="1.5" py="1.5" bg="bg.subtle" borderBottomRadius="9px">
          <Button
            variant="ghost"
            disabled={rows.length >= mostOfCategories.count}
            onClick={() => {
              setRows([...rows, newRow()]);
              focusRow(list.current, rows.length);
            }}
          >
            <Plus size={14} />
            Add category
          </Button>
        </Box>
      </Box>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {theirs ? null : isChanged ? (
        <SaveBar action="Save categories" isSaving={saving.isPending} onDiscard={saving.discard} isFramed>
          {wordsFor(saved, rows)}
        </SaveBar>
      ) : (
        <Text role="status" textStyle="sm" color="fg.muted" mt="4">
          All changes are saved{saved.updated_at && `, the last at ${moment(saved.updated_at)}`}.
        </Text>
      )}
    </form>
  );
};

/** "Not saved yet. Saving removes “Ideas”: 12 posts then have the category “Unknown”." */
const wordsFor = ({ items }: Saved, rows: Row[]): string => {
  const removed = items.filter(({ id }) => !rows.some((row) => row.id === id));
  if (removed.length === 0) return "Changed, not saved yet.";
  const names = new Intl.ListFormat("en").format(removed.map(({ name }) => `“${name}”`));
  const posts = removed.reduce((sum, { post_count }) => sum + post_count, 0);
  const then =
    posts === 0
      ? "."
      : `: ${posts === 1 ? "1 post then has" : `${posts} posts then have`} the category “Unknown”.`;
  return `Not saved yet. Saving removes ${names}${then}`;
};
