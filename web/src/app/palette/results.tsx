import { VisuallyHidden } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { partsOf } from "../../lib/match.ts";
import type { Hits } from "./use-hits.ts";

interface ResultsProps {
  id: string;
  optionId: (index: number) => string;
  groups: Hits["groups"];
  /** The index of the option that the keyboard is on, counted over all groups. */
  chosen: number;
  text: string;
  note: { words: string; isHidden?: true };
  onOpen: () => void;
}

/** The listbox of the palette. Options are links, so that a click with a modifier opens a tab. */
export const Results = ({ id, optionId, groups, chosen, text, note, onOpen }: ResultsProps) => {
  const starts = groups.map((_, at) => groups.slice(0, at).flatMap(({ hits }) => hits).length);
  return (
    <div className="results">
      <div id={id} role="listbox" aria-label="Results">
        {groups.map(({ name, hits }, at) => (
          // biome-ignore lint/a11y/useSemanticElements: a listbox takes no fieldset
          <div key={name} role="group" aria-label={name}>
            <div className="title" aria-hidden>
              {name}
            </div>
            {hits.map(({ icon: Icon, ...hit }, place) => {
              const index = (starts[at] ?? 0) + place;
              return (
                <Link
                  key={hit.id}
                  id={optionId(index)}
                  role="option"
                  aria-selected={index === chosen}
                  tabIndex={-1}
                  to={hit.to}
                  state={hit.state}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={({ metaKey, ctrlKey, shiftKey }) => !metaKey && !ctrlKey && !shiftKey && onOpen()}
                >
                  <Icon aria-hidden />
                  <bdi title={hit.name}>
                    {partsOf(hit.name, text).map((part) =>
                      part.isHit ? <b key="hit">{part.text}</b> : part.text,
                    )}
                  </bdi>
                  {hit.note && <small>{hit.note}</small>}
                </Link>
              );
            })}
          </div>
        ))}
      </div>
      {note.isHidden ? (
        <VisuallyHidden role="status">{note.words}</VisuallyHidden>
      ) : (
        <p role="status">{note.words}</p>
      )}
    </div>
  );
};
