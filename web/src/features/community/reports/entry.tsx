import { Box, Button, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { Lock, LockOpen } from "lucide-react";
import type { ReportedEntry } from "#shared/forum/shapes.ts";
import { typeNames } from "#shared/forum/type-names.ts";
import { day } from "#web/lib/format/dates.ts";
import { Status } from "#web/ui/status.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { ListedView } from "../use-view.ts";
import { Reasons } from "./reasons.tsx";
import { type Choice, choicesFor, nameOf, stateOf } from "./words.ts";
import { WrittenText } from "./written-text.tsx";

interface EntryProps {
  entry: ReportedEntry;
  list: ListedView;
  isBusy: boolean;
  onDecide: (choice: Choice) => void;
  onLock: (isLocked: boolean) => void;
}

/** A post or a reply with its reports and what can be decided about it. */
export const Entry = ({ entry, list, isBusy, onDecide, onLock }: EntryProps) => {
  const { post, reply, reports } = entry;
  const { tone, word } = stateOf(entry, list);
  const name = nameOf(entry);
  return (
    <Box as="article" aria-label={name} css={card}>
      <Box className="main">
        <Flex className="facts">
          <Status tone={tone}>{word}</Status>
          <Tag>{reply ? "Reply" : typeNames[post.post_type]}</Tag>
          <bdi>{post.category_name}</bdi>
          {post.is_locked && <Tag palette="orange">Locked</Tag>}
        </Flex>
        <Heading as="h2" textStyle="h3" tabIndex={-1} data-heading overflowWrap="anywhere" outline="none">
          {reply && (
            <chakra.span color="fg.muted" fontWeight="500">
              Reply to{" "}
            </chakra.span>
          )}
          <Title entry={entry} />
        </Heading>
        <Author entry={entry} />
        <WrittenText text={(reply ?? post).content} />
        <Reasons reports={reports} />
      </Box>
      <Flex className="foot">
        {choicesFor(entry, list).map((choice) => (
          <Button
            key={choice.name}
            variant="outline"
            {...(choice.status === "removed" && { colorPalette: "red" })}
            aria-label={`${choice.name}: ${name}`}
            aria-disabled={isBusy || undefined}
            onClick={() => !isBusy && onDecide(choice)}
          >
            {choice.name}
          </Button>
        ))}
        {post.status !== "removed" && <LockButton post={post} isBusy={isBusy} onLock={onLock} />}
      </Flex>
    </Box>
  );
};

interface LockButtonProps extends Pick<EntryProps, "isBusy" | "onLock"> {
  post: ReportedEntry["post"];
}

/** Has the post take no more replies, or take them again. */
const LockButton = ({ post, isBusy, onLock }: LockButtonProps) => {
  const words = post.is_locked ? "Unlock post" : "Lock post";
  return (
    <Button
      variant="ghost"
      ms={{ md: "auto" }}
      aria-label={`${words}: ${nameOf({ post, reports: [] })}`}
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onLock(!post.is_locked)}
    >
      {post.is_locked ? <LockOpen size={14} /> : <Lock size={14} />}
      {words}
    </Button>
  );
};

/** The title leads to the page of the post while it has one. */
const Title = ({ entry: { post, reply } }: { entry: ReportedEntry }) => {
  if (post.status !== "published") return <bdi>{post.title}</bdi>;
  const place = reply?.status === "published" ? `#${encodeURIComponent(reply.id)}` : "";
  return (
    <chakra.a
      href={`/help/posts/${encodeURIComponent(post.id)}${place}`}
      target="_blank"
      rel="noopener"
      textDecoration="underline"
      textUnderlineOffset="3px"
      textDecorationColor="border.emphasized"
    >
      <bdi>{post.title}</bdi>
    </chakra.a>
  );
};

const Author = ({ entry: { post, reply } }: { entry: ReportedEntry }) => {
  const { author_name, user_id, created_at } = reply ?? post;
  return (
    <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
      <bdi>{author_name}</bdi>
      {user_id === null ? ", not signed in" : ", signed in"}, {day(created_at)}
      {!reply && post.author_email && (
        <>
          {". "}
          <bdi>{post.author_email}</bdi> (only you see this)
        </>
      )}
    </Text>
  );
};

const card = {
  bg: "bg.panel",
  borderWidth: "1px",
  borderRadius: "l3",
  "& > .main": {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "2",
    px: { base: "4", md: "5" },
    py: "4",
  },
  "& .facts": {
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "3",
    rowGap: "1",
    textStyle: "xs",
    color: "fg.muted",
    overflowWrap: "anywhere",
  },
  "& > .foot": {
    flexWrap: "wrap",
    gap: "2",
    px: { base: "4", md: "5" },
    py: "2.5",
    borderTopWidth: "1px",
    borderBottomRadius: "9px",
    bg: "bg.subtle",
  },
} as const;
