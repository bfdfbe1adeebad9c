import { Box, Button, chakra, Flex, Link, NativeSelect, Progress, Text } from "@chakra-ui/react";
import { CircleAlert, Globe, RotateCw, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Website } from "#shared/web-pages/routes.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";
import { Status } from "../../ui/status.tsx";
import { RemoveWebsite } from "./remove-website.tsx";
import { useWebsiteActions } from "./use-website-actions.ts";
import { countWords, frequencies, lookWords, pageCount, shortAddress } from "./website-words.ts";

const PagesDialog = lazyDialog(async () => (await import("./pages-dialog.tsx")).PagesDialog);

/** One address: its progress or the result of the last look, and when the next one is. */
export const WebsiteCard = ({ site, mayEdit }: { site: Website; mayEdit: boolean }) => {
  const { url, counts, is_removed, is_reading, failure_reason, has_more, page_limit } = site;
  const [opened, setOpened] = useState<"pages" | "removal">();
  const close = () => setOpened(undefined);
  const name = shortAddress(url);
  const known = counts.found + counts.gone;
  const isBad = !is_reading && Boolean(failure_reason);
  return (
    <Box as="li" borderWidth="1px" borderRadius="l3" bg="bg.panel" px="4" py="3">
      <Flex align="center" gap="2" wrap="wrap">
        <chakra.span color="fg.subtle" flex="none">
          <Globe size={16} aria-hidden />
        </chakra.span>
        <Link
          href={url}
          target="_blank"
          rel="noopener"
          color="fg"
          fontWeight="550"
          truncate
          minW="0"
          dir="ltr"
        >
          {name}
        </Link>
        <Status tone={is_reading ? "busy" : isBad ? "bad" : "good"}>
          {is_removed ? "Removing" : is_reading ? "Reading" : isBad ? "Failed" : "Completed"}
        </Status>
        <chakra.span ms="auto" textStyle="xs" color="fg.subtle" fontVariantNumeric="tabular-nums">
          {is_removed
            ? "Its pages leave the documents"
            : is_reading
              ? `${whole(counts.looked)} of ${pageCount(known)}`
              : lookWords(site)}
        </chakra.span>
      </Flex>
      {is_reading && !is_removed && <Bar name={name} looked={counts.looked} known={known} />}
      <Flex
        display={is_removed ? "none" : "flex"}
        align="center"
        columnGap="3"
        rowGap="2"
        wrap="wrap"
        mt="2"
        textStyle="sm"
        color="fg.muted"
      >
        {countWords(site).map(({ words, isBad: isRed }) => (
          <chakra.span key={words} color={isRed ? "red.fg" : undefined} fontVariantNumeric="tabular-nums">
            {words}
          </chakra.span>
        ))}
        {known > 0 && (
          <Button
            variant="ghost"
            size="xs"
            aria-label={`Show pages of ${name}`}
            onClick={() => setOpened("pages")}
          >
            Show pages
          </Button>
        )}
        {mayEdit && <Actions site={site} name={name} onRemove={() => setOpened("removal")} />}
      </Flex>
      {isBad && (
        <Flex
          gap="2"
          mt="2"
          ps="3"
          pe="2.5"
          py="2"
          borderRadius="l2"
          bg="red.subtle"
          color="red.fg"
          textStyle="sm"
        >
          <CircleAlert size={16} aria-hidden style={{ flex: "none", marginTop: 1 }} />
          <chakra.span minW="0" overflowWrap="anywhere">
            {failure_reason}
            {counts.read > 0 && " What was read before still answers."}
          </chakra.span>
        </Flex>
      )}
      {has_more && !is_reading && (
        <Text textStyle="sm" color="fg.muted" mt="2">
          There are more pages than the {whole(page_limit)} that you chose. Add a part of the site by itself,
          or remove this address and choose more.
        </Text>
      )}
      {opened === "pages" && <PagesDialog site={site} onClose={close} />}
      <RemoveWebsite site={site} isOpen={opened === "removal"} onClose={close} />
    </Box>
  );
};

const Actions = ({ site, name, onRemove }: { site: Website; name: string; onRemove: () => void }) => {
  const { refresh, isStarting, change, isChanging } = useWebsiteActions(site);
  return (
    <Flex align="center" gap="2" ms="auto" wrap="wrap">
      <NativeSelect.Root size="xs" w="auto" disabled={isChanging}>
        <NativeSelect.Field
          aria-label={`Look for changes of ${name}`}
          value={site.frequency}
          onChange={({ currentTarget: { value } }) => isFrequency(value) && change(value)}
        >
          {Object.entries(frequencies).map(([value, words]) => (
            <option key={value} value={value}>
              {words}
            </option>
          ))}
        </NativeSelect.Field>
        <NativeSelect.Indicator />
      </NativeSelect.Root>
      <Button
        variant="outline"
        size="xs"
        aria-label={`Refresh now: ${name}`}
        disabled={site.is_reading}
        loading={isStarting}
        onClick={refresh}
      >
        <RotateCw size={14} />
        Refresh now
      </Button>
      <Button variant="ghost" size="xs" colorPalette="red" aria-label={`Remove ${name}`} onClick={onRemove}>
        <Trash2 size={14} />
        Remove
      </Button>
    </Flex>
  );
};

const isFrequency = (value: string): value is Website["frequency"] => Object.hasOwn(frequencies, value);

const Bar = ({ name, looked, known }: { name: string; looked: number; known: number }) => {
  const percent = known === 0 ? 0 : Math.round((100 * looked) / known);
  return (
    <Progress.Root value={percent} mt="2" aria-label={name}>
      <Progress.Track
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <Progress.Range />
      </Progress.Track>
    </Progress.Root>
  );
};
