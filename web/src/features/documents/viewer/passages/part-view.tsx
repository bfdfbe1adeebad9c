import { memo, useMemo } from "react";
import type { TextPart } from "#shared/documents/text.ts";
import { tablesOf } from "../blocks/tables.ts";
import { groupsOf } from "./groups.ts";
import { PassageGroup } from "./passage-group.tsx";

/** One part of the text with its passages. */
export const PartView = memo(({ part, selected }: { part: TextPart; selected?: number }) => {
  const groups = useMemo(() => groupsOf(part), [part]);
  const tables = useMemo(() => tablesOf(part), [part]);
  return groups.map((group) => (
    <PassageGroup
      key={group.pieces[0].start}
      group={group}
      tables={tables}
      isSelected={group.passage !== undefined && group.passage.ordinal === selected}
    />
  ));
});
