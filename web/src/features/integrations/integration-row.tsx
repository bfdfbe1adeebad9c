import { Box, Button, chakra, Flex, Switch, Text } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { format } from "date-fns";
import { Pencil, Trash2 } from "lucide-react";
import type { Integration } from "#shared/integrations/shapes.ts";
import { api, queryClient } from "../../lib/api/api.ts";
import { Status } from "../../ui/status.tsx";
import { Tag } from "../../ui/tag.tsx";

export type IntegrationAction = "edit" | "test" | "calls" | "delete" | "import";

interface IntegrationRowProps {
  integration: Integration;
  onAction: (action: IntegrationAction) => void;
}

const shownTriggers = 2;

/** One integration: address, triggers, figures of its calls, and its actions. */
export const IntegrationRow = ({ integration, onAction }: IntegrationRowProps) => {
  const { name, triggers, figures } = integration;
  const further = triggers.length - shownTriggers;
  return (
    <chakra.li css={row}>
      <Box className="name">
        <Flex columnGap="2" wrap="wrap">
          <Text as="b" fontWeight="600" truncate dir="auto" title={name}>
            {name}
          </Text>
          {figures.last_failed && (
            <Status tone="bad">
              {figures.failing_since ? `${figures.failed_in_row} calls failed in a row` : "Last call failed"}
            </Status>
          )}
        </Flex>
        <Text textStyle="xs" fontFamily="mono" color="fg.muted" truncate title={integration.api_url_template}>
          <chakra.b color="fg">{integration.http_method}</chakra.b>{" "}
          {integration.api_url_template.replace(/^https?:\/\//, "")}
        </Text>
      </Box>
      <Flex className="triggers" gap="1" wrap="wrap">
        {triggers.slice(0, shownTriggers).map(({ value }) => (
          <Tag key={value}>{value}</Tag>
        ))}
        {further > 0 && (
          <Text as="span" textStyle="xs" color="fg.muted">
            +{further}
          </Text>
        )}
      </Flex>
      <Box className="figures">
        <Figures integration={integration} onOpen={() => onAction("calls")} />
      </Box>
      <Flex className="actions" align="center" gap="1">
        <Toggle integration={integration} />
        <Button variant="outline" ms="2" onClick={() => onAction("test")} aria-label={`Test ${name}`}>
          Test
        </Button>
        <Button
          variant="ghost"
          px="0"
          aria-label={`Edit ${name}`}
          title="Edit"
          onClick={() => onAction("edit")}
        >
          <Pencil size={16} />
        </Button>
        <Button
          variant="ghost"
          px="0"
          aria-label={`Delete ${name}`}
          title="Delete"
          onClick={() => onAction("delete")}
        >
          <Trash2 size={16} />
        </Button>
      </Flex>
    </chakra.li>
  );
};

const Figures = ({ integration, onOpen }: { integration: Integration; onOpen: () => void }) => {
  const { calls, total_ms, last_at } = integration.figures;
  if (calls === 0 || !last_at)
    return (
      <Text textStyle="xs" color="fg.muted">
        Not called yet
      </Text>
    );
  return (
    <Button variant="ghost" css={figuresButton} onClick={onOpen} aria-label={`Calls of ${integration.name}`}>
      <span>
        {calls.toLocaleString("en")} {calls === 1 ? "call" : "calls"},{" "}
        {Math.round(total_ms / calls).toLocaleString("en")} ms
      </span>
      <chakra.span color="fg.subtle">{format(last_at, "HH:mm, MMM d")}</chakra.span>
    </Button>
  );
};

const Toggle = ({ integration: { id, name, is_active } }: { integration: Integration }) => {
  const toggle = useMutation({
    mutationFn: () => api.integrations.activate({ id, is_active: !is_active }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["integrations"] }),
    meta: {
      success: is_active ? "API integration disabled" : "API integration enabled",
      failure: "Failed to update API integration",
    },
  });
  // The control follows the click at once; otherwise a failure leaves it out of step with its input.
  const isShown = toggle.isPending ? !is_active : is_active;
  return (
    <Switch.Root checked={isShown} disabled={toggle.isPending} onCheckedChange={() => toggle.mutate()}>
      <Switch.Label srOnly>{name} enabled</Switch.Label>
      <Switch.HiddenInput />
      <Switch.Control>
        <Switch.Thumb />
      </Switch.Control>
    </Switch.Root>
  );
};

const figuresButton = {
  flexDirection: "column",
  alignItems: "start",
  gap: "0",
  h: "auto",
  py: "1",
  px: "2",
  ms: "-2",
  textStyle: "xs",
  fontWeight: "400",
  color: "fg.muted",
} as const;

const row = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 12rem) 8rem auto",
  alignItems: "center",
  columnGap: "4",
  rowGap: "2",
  ps: "4",
  pe: "3",
  py: "3",
  borderTopWidth: "1px",
  _first: { borderTopWidth: "0" },
  "@container sheet (max-width: 56rem)": {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    "& .name": { gridColumn: "1 / -1" },
    "& .actions": { gridColumn: "1 / -1" },
  },
};
