import { IconButton } from "@chakra-ui/react";
import { ChevronDown, ChevronRight } from "lucide-react";
import { brief } from "#web/lib/format/dates.ts";
import { whole } from "#web/lib/format/numbers.ts";
import type { Figures } from "./figures.ts";

interface FigureRowProps {
  name: string;
  figures: Figures;
  isOpen?: boolean;
  /** For sections, which show their questions. */
  onToggle?: () => void;
}

/** More cells than these would be too small to count. */
const mostCells = 24;

/** The figures of a section or of one question. */
export const FigureRow = ({ name, figures, isOpen = false, onToggle }: FigureRowProps) => {
  const { answered, possible, words, hoped, lastAt } = figures;
  return (
    <tr className={onToggle ? undefined : "sub"}>
      <th scope="row" className="name">
        {onToggle && (
          <IconButton
            size="xs"
            variant="ghost"
            ms="-2"
            aria-expanded={isOpen}
            aria-label={`Questions of ${name}`}
            onClick={onToggle}
          >
            {isOpen ? <ChevronDown size={14} /> : <ChevronRight size={14} />}
          </IconButton>
        )}
        <bdi>{name}</bdi>
      </th>
      <td>
        {possible > 0 && possible <= mostCells && (
          <span className="cells" aria-hidden>
            {Array.from({ length: possible }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: cells are told apart by nothing else
              <i key={at} data-filled={at < answered || undefined} />
            ))}
          </span>
        )}
        {whole(answered)} of {whole(possible)}
      </td>
      <td>{words === undefined ? "–" : <Words words={words} hoped={hoped} />}</td>
      <td>{lastAt ? brief(lastAt) : "–"}</td>
    </tr>
  );
};

const Words = ({ words, hoped }: { words: number; hoped: number | undefined }) => {
  if (hoped === undefined) return <>{whole(words)}</>;
  const said = `${whole(words)} of ${whole(hoped)}`;
  return (
    <span className="versus" data-few={words * 2 < hoped || undefined}>
      <span className="bar" role="img" aria-label={`${said} words`}>
        <i style={{ width: `${Math.min((words / hoped) * 100, 100)}%` }} />
      </span>
      <span aria-hidden>{said}</span>
    </span>
  );
};
