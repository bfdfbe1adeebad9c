import { Box, Button, chakra, Flex, Text } from "@chakra-ui/react";
import type { SettingsVersion } from "#shared/chatbot-settings/routes.ts";
import { moment } from "#web/lib/format/dates.ts";
import { Tag } from "#web/ui/tag.tsx";
import { settingNames, shownValue } from "../setting-names.ts";

interface VersionRowProps {
  version: SettingsVersion;
  /** The version before; absent for the first one, and at the end of what is loaded. */
  former: SettingsVersion | undefined;
  isLive: boolean;
  isBlocked: boolean;
  onRestore: () => void;
}

/** A version with what it changed; its values open below. */
export const VersionRow = ({ version, former, isLive, isBlocked, onRestore }: VersionRowProps) => {
  const { number, at, by, changed, restored } = version;
  return (
    <chakra.li aria-label={`Version ${number}`} borderTopWidth="1px" py="3">
      <Flex gap="2" align="center">
        <Text flex="1" minW="0" textStyle="sm" fontWeight="600">
          Version {number}
        </Text>
        {isLive ? (
          <Tag palette="accent">Live</Tag>
        ) : (
          <Button
            variant="outline"
            size="xs"
            disabled={isBlocked}
            aria-label={`Restore version ${number}`}
            onClick={onRestore}
          >
            Restore
          </Button>
        )}
      </Flex>
      <Text textStyle="xs" color="fg.subtle">
        <time dateTime={at}>{moment(at)}</time>
        {by && ` by ${by.name ?? by.email ?? "a former member"}`}
        {restored && `, restored from version ${restored}`}
      </Text>
      {changed.length === 0 ? (
        <Text textStyle="sm" color="fg.muted" mt="1">
          The settings that the chatbot began with
        </Text>
      ) : (
        <chakra.details mt="1" textStyle="sm">
          <chakra.summary cursor="pointer" minH={{ base: "11", md: "0" }}>
            {changed.map((name) => settingNames[name] ?? name).join(", ")}
          </chakra.summary>
          {changed.map((name) => (
            <Box key={name} mt="2" overflowWrap="anywhere" whiteSpace="pre-wrap">
              <Text textStyle="xs" color="fg.subtle">
                {settingNames[name] ?? name}
              </Text>
              {former && <chakra.del color="fg.muted">{shownValue(former.settings, name)}</chakra.del>}{" "}
              <chakra.ins textDecoration="none">{shownValue(version.settings, name)}</chakra.ins>
            </Box>
          ))}
        </chakra.details>
      )}
    </chakra.li>
  );
};
