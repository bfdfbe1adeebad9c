import { Box, chakra, Flex, IconButton, Input, Switch, Text, VisuallyHidden } from "@chakra-ui/react";
import { ArrowDown, ArrowUp, X } from "lucide-react";
import { type ReactNode, useId } from "react";
import { whole } from "#web/lib/format/numbers.ts";
import { SelectInput } from "#web/ui/form/select-input.tsx";
import { drawings, iconNames } from "./icons.ts";
import { row as layout } from "./layout.ts";
import type { Row } from "./rows.ts";

interface CategoryRowProps {
  row: Row;
  /** Its place and that of the last row, from 0. */
  at: number;
  last: number;
  posts: number;
  issues: Partial<Record<"name" | "description", string | undefined>>;
  onChange: (fields: Partial<Row>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One category, edited where it stands and moved by its arrows. */
export const CategoryRow = ({
  row,
  at,
  last,
  posts,
  issues,
  onChange,
  onMove,
  onRemove,
}: CategoryRowProps) => {
  const number = at + 1;
  const Drawing = drawings[row.icon];
  return (
    <chakra.li data-row css={layout}>
      <Flex className="icon" align="center" gap="2">
        <Drawing size={16} aria-hidden />
        <SelectInput
          aria-label={`Icon of category ${number}`}
          options={iconNames}
          value={row.icon}
          onChange={({ currentTarget: { value } }) => {
            const icon = (Object.keys(iconNames) as Row["icon"][]).find((one) => one === value);
            if (icon) onChange({ icon });
          }}
        />
      </Flex>
      <Words
        className="name"
        label={`Name of category ${number}`}
        hint="Name"
        error={issues.name}
        value={row.name}
        onChange={(name) => onChange({ name })}
      />
      <Words
        className="description"
        label={`Description of category ${number}`}
        hint="Description (optional)"
        error={issues.description}
        value={row.description}
        onChange={(description) => onChange({ description })}
      />
      <Text className="posts" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {whole(posts)} <span>{posts === 1 ? "post" : "posts"}</span>
      </Text>
      <Switch.Root
        className="offered"
        checked={row.is_active}
        onCheckedChange={({ checked }) => onChange({ is_active: checked })}
      >
        <Switch.HiddenInput />
        <Switch.Control>
          <Switch.Thumb />
        </Switch.Control>
        <Switch.Label>
          Offered<VisuallyHidden> category {number}</VisuallyHidden>
        </Switch.Label>
      </Switch.Root>
      <Flex className="moves">
        <IconButton
          variant="ghost"
          aria-label={`Move category ${number} up`}
          data-act="up"
          disabled={at === 0}
          onClick={() => onMove(at - 1)}
        >
          <ArrowUp size={14} />
        </IconButton>
        <IconButton
          variant="ghost"
          aria-label={`Move category ${number} down`}
          data-act="down"
          disabled={at === last}
          onClick={() => onMove(at + 1)}
        >
          <ArrowDown size={14} />
        </IconButton>
        <IconButton
          variant="ghost"
          aria-label={`Remove category ${number}`}
          disabled={last === 0}
          onClick={onRemove}
        >
          <X size={14} />
        </IconButton>
      </Flex>
    </chakra.li>
  );
};

interface WordsProps {
  className: "name" | "description";
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

/** A field of the row, with what is wrong about it below. */
const Words = ({ className, label, hint, error, value, onChange }: WordsProps): ReactNode => {
  const id = useId();
  return (
    <Box className={className} minW="0">
      <span className="hint" aria-hidden>
        {hint}
      </span>
      <Input
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        {...(className === "name" && { "data-name": "" })}
        dir="auto"
        autoComplete="off"
        value={value}
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
      {error && (
        <Text id={id} textStyle="sm" color="fg.error" mt="1" aria-live="polite">
          {error}
        </Text>
      )}
    </Box>
  );
};
