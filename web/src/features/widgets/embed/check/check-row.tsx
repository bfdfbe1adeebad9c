import { Box, Button, chakra, Flex, Text } from "@chakra-ui/react";
import { CircleAlert, CircleCheck, CircleDashed, type LucideIcon, RotateCw, ShieldX } from "lucide-react";
import type { SiteCheck } from "#shared/widgets/routes.ts";
import { CopyButton } from "#web/ui/text/copy-button.tsx";
import { verdictOf } from "./verdict.ts";

/** A page that was checked, or why it could not be. */
export interface Checked {
  url: string;
  check?: SiteCheck;
  failure?: string;
}

interface CheckRowProps {
  row: Checked;
  isBusy: boolean;
  onAgain: () => void;
}

export const CheckRow = ({ row: { url, check, failure = "" }, isBusy, onAgain }: CheckRowProps) => {
  const unread = { tone: "bad" as const, title: "Not checked", sentences: [failure], policy: "" };
  const { tone, title, sentences, policy } = check ? verdictOf(check) : unread;
  const { icon: Icon, color } = tones[tone];
  const shown = (check?.url ?? url).replace(/^https?:\/\//, "");
  return (
    <chakra.li display="flex" gap="2.5" py="3" borderBottomWidth="1px">
      <Box flex="none" pt="0.5" color={color} aria-hidden>
        <Icon size={16} />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="550">{title}</Text>
        <Text fontFamily="mono" textStyle="xs" color="fg.muted" truncate title={check?.url ?? url}>
          {shown}
        </Text>
        {sentences.map((sentence) => (
          <Text key={sentence} textStyle="sm" color="fg.muted" mt="1" overflowWrap="anywhere">
            {sentence}
          </Text>
        ))}
        {policy && (
          <>
            <Box css={code}>{policy}</Box>
            <CopyButton text={policy} says="Policy copied to clipboard" label="Copy policy" size="xs" />
          </>
        )}
      </Box>
      <Flex flex="none">
        <Button variant="ghost" px="0" aria-label={`Check ${shown} again`} loading={isBusy} onClick={onAgain}>
          <RotateCw size={14} />
        </Button>
      </Flex>
    </chakra.li>
  );
};

const tones: Record<ReturnType<typeof verdictOf>["tone"], { icon: LucideIcon; color: string }> = {
  good: { icon: CircleCheck, color: "green.fg" },
  warn: { icon: CircleAlert, color: "orange.fg" },
  bad: { icon: ShieldX, color: "red.fg" },
  none: { icon: CircleDashed, color: "fg.muted" },
};

const code = {
  my: "2",
  px: "3",
  py: "2",
  borderWidth: "1px",
  borderRadius: "l2",
  bg: "bg.panel",
  fontFamily: "mono",
  fontSize: "xs",
  lineHeight: "1.25rem",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
} as const;
