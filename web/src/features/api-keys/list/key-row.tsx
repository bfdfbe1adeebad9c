import { Box, chakra, Flex, Text } from "@chakra-ui/react";
import { ChevronDown } from "lucide-react";
import { scopeNames } from "#shared/api-keys/scope-names.ts";
import type { ApiKey } from "#shared/api-keys/shapes.ts";
import { brief } from "#web/lib/format/dates.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { Status } from "#web/ui/status.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { KeyAction } from "../dialogs/key-dialogs.tsx";
import { standingOf } from "../words.ts";
import { KeyDetails } from "./key-details.tsx";
import { Meter } from "./meter.tsx";

interface KeyRowProps {
  apiKey: ApiKey;
  isOpen: boolean;
  onAction: (action: KeyAction) => void;
}

/** One key: name, masked prefix, permission, use and state; opened, its limits, figures and actions. */
export const KeyRow = ({ apiKey, isOpen, onAction }: KeyRowProps) => {
  const { name, key_prefix, rag_system_name, permission_scope, usage, daily_quota, last_used_at } = apiKey;
  const { tone, word } = standingOf(apiKey);
  return (
    <chakra.li css={row}>
      <details open={isOpen}>
        <chakra.summary css={summary}>
          <Box className="name">
            <Flex columnGap="2" align="center" minW="0">
              <Text as="b" fontWeight="600" truncate dir="auto" title={name}>
                {name}
              </Text>
              <Tag palette={permission_scope === "read" ? "gray" : "blue"}>
                {scopeNames[permission_scope]}
              </Tag>
            </Flex>
            <Text textStyle="xs" color="fg.muted" truncate>
              <chakra.span fontFamily="mono">{key_prefix}••••••••</chakra.span> <bdi>{rag_system_name}</bdi>
            </Text>
          </Box>
          <Box className="today">
            <Meter
              label="Usage today"
              isLabelHidden
              text={`${whole(usage.today)} of ${whole(daily_quota)}`}
              percent={(usage.today / daily_quota) * 100}
            />
          </Box>
          <Box className="used" textStyle="xs" color="fg.muted">
            {last_used_at ? `Last used ${brief(last_used_at)}` : "Never used"}
          </Box>
          <Status tone={tone}>{word}</Status>
          <ChevronDown size={16} aria-hidden />
        </chakra.summary>
        <KeyDetails apiKey={apiKey} onAction={onAction} />
      </details>
    </chakra.li>
  );
};

const row = { borderTopWidth: "1px", _first: { borderTopWidth: "0" } } as const;

const summary = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) 10rem 9rem 5.5rem auto",
  alignItems: "center",
  columnGap: "4",
  rowGap: "2",
  px: "4",
  py: "3",
  cursor: "pointer",
  listStyle: "none",
  "&::-webkit-details-marker": { display: "none" },
  "& .used": { textAlign: "end" },
  "& > svg": { transition: "rotate 0.15s" },
  "details[open] > & > svg": { rotate: "180deg" },
  _hover: { bg: "bg.muted" },
  "@container sheet (max-width: 52rem)": {
    gridTemplateColumns: "minmax(0, 1fr) auto auto",
    "& .today": { gridRow: "2", gridColumn: "1 / -1" },
    "& .used": { display: "none" },
  },
} as const;
