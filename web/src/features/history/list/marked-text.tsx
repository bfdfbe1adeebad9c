import { Fragment } from "react";
import type { HistoryEntry } from "#shared/history/routes.ts";
import { FoundMark } from "#web/ui/text/found-words.tsx";

/** A part of a message with the words of the search marked. */
export const MarkedText = ({ text, marks }: NonNullable<HistoryEntry["excerpt"]>) => {
  const ends = marks.map(([, end]) => end);
  return (
    <>
      {marks.map(([start, end], at) => (
        <Fragment key={start}>
          {text.slice(ends[at - 1] ?? 0, start)}
          <FoundMark>{text.slice(start, end)}</FoundMark>
        </Fragment>
      ))}
      {text.slice(ends.at(-1) ?? 0)}
    </>
  );
};
