import { ChoiceCard, Choices } from "../form/choice-card.tsx";
import { Columns } from "../form/field-group.tsx";

interface OverlapChoiceProps {
  /** The question: "The current key stops". */
  name: string;
  overlaps: { hours: number; name: string }[];
  hours: number;
  onChange: (hours: number) => void;
}

/** Chooses how long a secret and its successor are both valid. */
export const OverlapChoice = ({ name, overlaps, hours, onChange }: OverlapChoiceProps) => (
  <Choices name={name}>
    <Columns count={2}>
      {overlaps.map((one) => (
        <ChoiceCard
          key={one.hours}
          title={one.name}
          name="overlap"
          checked={hours === one.hours}
          onChange={() => onChange(one.hours)}
        />
      ))}
    </Columns>
  </Choices>
);
