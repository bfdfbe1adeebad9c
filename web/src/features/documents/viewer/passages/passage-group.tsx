import { memo } from "react";
import { Link } from "react-router-dom";
import { placeOf } from "#shared/documents/places.ts";
import { BlockText } from "../blocks/block-text.tsx";
import { ListRun } from "../blocks/list-run.tsx";
import { type Run, runsOf } from "../blocks/runs.ts";
import { TableRun } from "../blocks/table-run.tsx";
import type { TableShape } from "../blocks/tables.ts";
import { CopyPassageLink } from "./copy-passage-link.tsx";
import type { Group } from "./groups.ts";
import { passageName, titles } from "./passage-words.ts";
import { PlaceLine } from "./place-line.tsx";

interface PassageGroupProps {
  group: Group;
  tables: Map<number, TableShape>;
  isSelected: boolean;
}

/** A passage with its number in the margin; text outside all passages has an empty margin. */
export const PassageGroup = memo(({ group, tables, isSelected }: PassageGroupProps) => {
  const { passage, pieces, isContinued } = group;
  const { newPlace } = pieces[0];
  const caption = passage && [placeOf(passage), titles(passage)].filter(Boolean).join(" · ");
  return (
    <>
      {newPlace && <PlaceLine place={newPlace} />}
      <div
        className="group"
        data-passage={passage?.ordinal}
        data-selected={isSelected || undefined}
        data-continued={isContinued || undefined}
      >
        {passage && (
          <Link
            className="number"
            to={`?passage=${passage.ordinal + 1}`}
            replace
            preventScrollReset
            aria-label={isContinued ? `${passageName(passage)}, continued` : passageName(passage)}
            aria-current={isSelected || undefined}
          >
            {passage.ordinal + 1}
          </Link>
        )}
        <div className="text">
          {runsOf(pieces).map((run, index) => (
            <RunView key={run.pieces[0].start} run={run} isFirst={index === 0} tables={tables} />
          ))}
        </div>
        {passage && !isContinued && (caption || isSelected) && (
          <div className="caption">
            <span aria-hidden>{caption}</span>
            {isSelected && <CopyPassageLink number={passage.ordinal + 1} />}
          </div>
        )}
      </div>
    </>
  );
});

interface RunViewProps {
  run: Run;
  isFirst: boolean;
  tables: Map<number, TableShape>;
}

const RunView = ({ run, isFirst, tables }: RunViewProps) => {
  const [piece] = run.pieces;
  const shape = tables.get(piece.start);
  return (
    <>
      {!isFirst && piece.newPlace && <PlaceLine place={piece.newPlace} />}
      {run.kind === "table" && shape && <TableRun pieces={run.pieces} shape={shape} />}
      {run.kind === "list" && <ListRun pieces={run.pieces} />}
      {run.kind === "single" && <BlockText {...piece} />}
    </>
  );
};
