import { Box, Button, chakra, Drawer, Flex, Heading, Portal, Text } from "@chakra-ui/react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { X } from "lucide-react";
import type { SettingsState } from "#shared/chatbot-settings/routes.ts";
import { api } from "#web/lib/api/api.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { useRestoring } from "./use-restoring.ts";
import { VersionRow } from "./version-row.tsx";

export interface VersionsDrawerProps {
  state: SettingsState;
  /** Unsaved changes have to be saved or discarded before a version is restored. */
  isChanged: boolean;
  onClose: () => void;
}

/** The versions of the settings with their changes, time and author; each can be restored. */
export const VersionsDrawer = ({ state, isChanged, onClose }: VersionsDrawerProps) => {
  const { chatbotId, version } = state;
  const list = useInfiniteQuery({
    queryKey: ["chatbotSettings", "versions", chatbotId],
    queryFn: ({ pageParam }) => api.chatbotSettings.versions({ chatbotId, limit: 20, cursor: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ cursor }) => cursor,
  });
  const versions = list.data?.pages.flatMap(({ items }) => items);
  const restoring = useRestoring(state, onClose);
  return (
    <Drawer.Root open onOpenChange={({ open }) => !open && onClose()} placement="end">
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content aria-label="Versions" bg="bg.surface">
            <Flex align="center" gap="3" px="5" pt="4" pb="3">
              <Heading as="h2" textStyle="h2" flex="1">
                Versions
              </Heading>
              <Button variant="ghost" px="0" aria-label="Close" data-no-autofocus onClick={onClose}>
                <X />
              </Button>
            </Flex>
            <Drawer.Body px="5" pb="5">
              {isChanged && (
                <Text textStyle="sm" color="fg.muted" mb="3">
                  Save or discard your changes to restore a version.
                </Text>
              )}
              {list.isPending && <Skeleton label="Loading the versions" rows={4} />}
              {list.isError && !versions && (
                <ErrorState
                  title="The versions could not be loaded"
                  error={list.error}
                  onRetry={() => void list.refetch()}
                />
              )}
              {versions?.length === 0 && (
                <Text color="fg.muted">
                  Nothing has been saved yet. Each save becomes a version that you can go back to.
                </Text>
              )}
              <chakra.ul listStyleType="none">
                {versions?.map((one, at) => (
                  <VersionRow
                    key={one.number}
                    version={one}
                    former={versions[at + 1]}
                    isLive={one.number === version}
                    isBlocked={isChanged || restoring.isPending}
                    onRestore={() => restoring.mutate(one.number)}
                  />
                ))}
              </chakra.ul>
              {list.hasNextPage && (
                <Box mt="3">
                  <Button
                    variant="outline"
                    loading={list.isFetchingNextPage}
                    onClick={() => void list.fetchNextPage()}
                  >
                    Show more
                  </Button>
                </Box>
              )}
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </Drawer.Root>
  );
};
