import { Box, chakra, Heading } from "@chakra-ui/react";
import {
  FileUp,
  Gauge,
  Globe,
  GlobeLock,
  KeyRound,
  LogIn,
  type LucideIcon,
  MailPlus,
  MailX,
  Pencil,
  Plus,
  Power,
  PowerOff,
  RefreshCw,
  Trash2,
  TriangleAlert,
  UserCog,
  UserMinus,
  UserPlus,
} from "lucide-react";
import { useId } from "react";
import type { Activity } from "#shared/account/activity.ts";
import { actorName, sentenceOf } from "#web/lib/format/activity-sentence.ts";
import { exact, time } from "#web/lib/format/dates.ts";

/** The entries of one day as rows: icon, sentence, person, time. */
export const ActivityDay = ({ name, items }: { name: string; items: Activity[] }) => {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" id={id} textStyle="sm" fontWeight="600" color="fg.muted" mb="2">
        {name}
      </Heading>
      <chakra.ul listStyleType="none" borderWidth="1px" borderRadius="l3" bg="bg.panel" overflow="hidden">
        {items.map((item) => (
          <Entry key={item.id} item={item} />
        ))}
      </chakra.ul>
    </section>
  );
};

const Entry = ({ item }: { item: Activity }) => {
  const { before, name, after } = sentenceOf(item);
  const Icon = icons[item.action];
  return (
    <chakra.li css={row}>
      <Box color="fg.subtle" flex="none">
        <Icon size={16} aria-hidden />
      </Box>
      <Box className="text" title={name}>
        {before} {name && <bdi>{name}</bdi>} {after}
      </Box>
      <Box className="actor" title={actorName(item)}>
        {actorName(item)}
      </Box>
      <time dateTime={item.at} title={exact(item.at)}>
        {time(item.at)}
      </time>
    </chakra.li>
  );
};

const icons: Record<Activity["action"], LucideIcon> = {
  signed_in: LogIn,
  created: Plus,
  uploaded: FileUp,
  changed: Pencil,
  replaced: FileUp,
  published: Globe,
  unpublished: GlobeLock,
  activated: Power,
  deactivated: PowerOff,
  deleted: Trash2,
  failed: TriangleAlert,
  invited: MailPlus,
  revoked: MailX,
  joined: UserPlus,
  role_changed: UserCog,
  removed: UserMinus,
  rotated: RefreshCw,
  left: UserMinus,
  handed_over: KeyRound,
  reached: Gauge,
};

const cut = { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" } as const;

const row = {
  display: "flex",
  alignItems: "center",
  gap: "3",
  minH: "11",
  px: "4",
  py: "2",
  borderTopWidth: "1px",
  textStyle: "sm",
  _first: { borderTopWidth: "0" },
  "& bdi": { fontWeight: "600" },
  "& .text": { flex: "1", minW: "0", ...cut },
  "& .actor": { w: "16rem", flex: "0 1 auto", minW: "0", color: "fg.muted", ...cut },
  "& time": { color: "fg.subtle", fontVariantNumeric: "tabular-nums" },
  "@container sheet (max-width: 44rem)": {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    rowGap: "0.5",
    "& .text": { whiteSpace: "normal", overflowWrap: "anywhere" },
    "& .actor": { gridRow: "2", gridColumn: "2 / -1", w: "full", textStyle: "xs" },
    "& time": { gridRow: "1", gridColumn: "3" },
  },
} as const;
