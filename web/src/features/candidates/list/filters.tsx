import { chakra, Flex, NativeSelect, Switch } from "@chakra-ui/react";
import { EyeOff } from "lucide-react";
import { SearchBox } from "#web/ui/list/search-box.tsx";
import { useJobs } from "../queries.ts";
import type { View } from "../use-view.ts";
import { candidatesIn, statusNames } from "../words.ts";
import { orderNames } from "./candidate-list.tsx";

/** Search, status, posting, order and blind view, with the number of candidates that they leave. */
export const Filters = ({ view, total }: { view: View; total: number | undefined }) => {
  const jobs = useJobs();
  const { filter, set } = view;
  const titles = Object.fromEntries((jobs.data?.items ?? []).map(({ id, title }) => [id, title]));
  const { name: _, ...orders } = orderNames;
  return (
    <Flex className="tools">
      <SearchBox
        label="Search candidates"
        placeholder="Search candidates..."
        text={filter.search}
        onText={(search) => set({ search })}
      />
      <Choice
        label="Status"
        value={filter.status ?? ""}
        options={{ "": "All Statuses", ...statusNames }}
        onChange={(status) => set({ status })}
      />
      <Choice
        label="Job"
        value={filter.jobId ?? ""}
        options={{ "": "All Jobs", ...titles }}
        onChange={(job) => set({ job })}
      />
      <Choice
        label="Sort by"
        value={filter.order}
        first="newest"
        options={filter.blind ? orders : orderNames}
        onChange={(order) => set({ order })}
      />
      <chakra.span className="count" aria-live="polite">
        {total !== undefined && candidatesIn(total)}
      </chakra.span>
      <Switch.Root
        className="blind"
        checked={filter.blind}
        onCheckedChange={({ checked }) => set({ blind: checked ? "1" : "" })}
      >
        <Switch.HiddenInput />
        <EyeOff size={14} aria-hidden />
        <Switch.Label title="Without names, email addresses and phone numbers">Blind view</Switch.Label>
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
      </Switch.Root>
    </Flex>
  );
};

interface ChoiceProps {
  label: string;
  value: string;
  /** The value that filters nothing. */
  first?: string;
  options: Record<string, string>;
  onChange: (value: string) => void;
}

const Choice = ({ label, value, first = "", options, onChange }: ChoiceProps) => (
  <NativeSelect.Root className="choice" data-set={value === first ? undefined : ""}>
    <NativeSelect.Field
      aria-label={label}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    >
      {!(value in options) && <option value={value}>Chosen</option>}
      {Object.entries(options).map(([one, name]) => (
        <option key={one} value={one}>
          {name}
        </option>
      ))}
    </NativeSelect.Field>
    <NativeSelect.Indicator />
  </NativeSelect.Root>
);
