import { Box, Button, chakra, Flex, Text } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { CodeXml, Eye, type LucideIcon, Pencil, ShieldCheck, Trash2 } from "lucide-react";
import type { Widget } from "#shared/widgets/shapes.ts";
import { api, queryClient } from "../../lib/api/api.ts";
import { Status } from "../../ui/status.tsx";

export type WidgetAction = "preview" | "edit" | "domains" | "embed" | "delete";

interface WidgetRowProps {
  widget: Widget;
  onAction: (action: WidgetAction) => void;
}

/** One widget: its chatbot, its status and its actions. */
export const WidgetRow = ({ widget, onAction }: WidgetRowProps) => {
  const toggle = useMutation({
    mutationFn: () => api.widgets.update({ id: widget.id, is_active: !widget.is_active }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["widgets"] }),
    meta: { success: "Widget updated successfully!", failure: "Failed to update widget" },
  });
  return (
    <chakra.li css={row}>
      <Box className="name">
        <Text
          as="b"
          display="block"
          fontWeight="600"
          truncate
          dir="auto"
          textAlign="left"
          title={widget.name}
        >
          {widget.name}
        </Text>
        <Text textStyle="sm" color="fg.muted" truncate dir="auto" textAlign="left">
          {widget.rag_system_name}
        </Text>
      </Box>
      <chakra.span w="4.5rem">
        <Status tone={widget.is_active ? "good" : "idle"}>{widget.is_active ? "Active" : "Inactive"}</Status>
      </chakra.span>
      <Box className="actions">
        {actions.map(({ action, label, icon: Icon }) => (
          <Button
            key={action}
            variant="ghost"
            px="0"
            aria-label={`${label} ${widget.name}`}
            title={label}
            onClick={() => onAction(action)}
          >
            <Icon size={16} />
          </Button>
        ))}
        <Button variant="outline" ms="1" w="6rem" loading={toggle.isPending} onClick={() => toggle.mutate()}>
          {widget.is_active ? "Deactivate" : "Activate"}
        </Button>
      </Box>
      <Flex className="domains">
        <Box flex="none" pt="0.5" aria-hidden>
          <ShieldCheck size={14} />
        </Box>
        <Text flex="1" minW="0">
          <b>Domain Security</b> {domainSentence(widget.allowed_domains)}
        </Text>
        <Button
          variant="plain"
          size="xs"
          color="accent.fg"
          aria-label={`Configure Allowed Domains of ${widget.name}`}
          onClick={() => onAction("domains")}
        >
          Configure Allowed Domains
        </Button>
      </Flex>
    </chakra.li>
  );
};

/** "Embedding is allowed on example.com and 2 more." */
const domainSentence = ([first, ...others]: string[]): string => {
  if (!first) return "Embedding is allowed on any domain.";
  const [second] = others;
  const more = others.length === 1 ? ` and ${second}` : others.length > 1 ? ` and ${others.length} more` : "";
  return `Embedding is allowed on ${first}${more} only.`;
};

const actions: { action: WidgetAction; label: string; icon: LucideIcon }[] = [
  { action: "preview", label: "Preview", icon: Eye },
  { action: "edit", label: "Edit", icon: Pencil },
  { action: "embed", label: "Embed code", icon: CodeXml },
  { action: "delete", label: "Delete", icon: Trash2 },
];

const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  columnGap: "4",
  rowGap: "1",
  ps: "4",
  pe: "3",
  py: "3",
  borderTopWidth: "1px",
  _first: { borderTopWidth: "0" },
  "& .name": { flex: "1 1 12rem", minW: "0" },
  "& .actions": { display: "flex", alignItems: "center" },
  "& .domains": {
    flex: "1 0 100%",
    flexWrap: "wrap",
    alignItems: "baseline",
    gap: "2",
    textStyle: "xs",
    color: "fg.muted",
  },
  "& .domains b": { fontWeight: "550", color: "fg" },
  "@container sheet (max-width: 44rem)": {
    "& .actions": { width: "full", "& > :last-child": { ms: "auto" }, "& > :first-of-type": { ms: "-2" } },
  },
};
