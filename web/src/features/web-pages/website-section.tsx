import { Button, chakra, Flex, Heading, Stack, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Globe } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { queryClient } from "../../lib/api/api.ts";
import { useMay } from "../../lib/session/account.ts";
import { lazyDialog } from "../../ui/lazy/lazy-part.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { WebsiteCard } from "./website-card.tsx";
import { websiteList } from "./website-list.ts";

const AddWebsite = lazyDialog(async () => (await import("./add-website.tsx")).AddWebsite);

/** The addresses whose pages the chatbot reads, with how far it is and what was found. */
export const WebsiteSection = ({ chatbotId }: { chatbotId: string }) => {
  const { data, error, refetch } = useQuery(websiteList(chatbotId));
  const mayEdit = useMay()("edits");
  const [isAdding, setAdding] = useState(false);
  const sites = data?.items ?? [];
  const progress = sites.map(({ id, counts, is_reading }) => [id, counts.read, counts.gone, is_reading]);
  useReread(JSON.stringify(progress));
  if (!mayEdit && sites.length === 0) return null;
  return (
    <chakra.section aria-labelledby="web-pages">
      <Flex align="center" gap="2" wrap="wrap">
        <Heading as="h2" textStyle="h3" id="web-pages">
          Web pages
        </Heading>
        {sites.length > 0 && (
          <chakra.span color="fg.subtle" fontVariantNumeric="tabular-nums">
            {sites.length}
          </chakra.span>
        )}
        {mayEdit && (
          <Button variant="outline" ms="auto" onClick={() => setAdding(true)}>
            <Globe size={16} />
            Add web pages
          </Button>
        )}
      </Flex>
      {error && !data && (
        <ErrorState title="The web pages could not be loaded" error={error} onRetry={() => void refetch()} />
      )}
      {data && sites.length === 0 && (
        <Text textStyle="sm" color="fg.muted" mt="1">
          What stands on your site can be read too, and is read again when it changes. Each answer links to
          its page.
        </Text>
      )}
      {sites.length > 0 && (
        <Stack as="ul" gap="3" mt="3" listStyleType="none">
          {sites.map((site) => (
            <WebsiteCard key={site.id} site={site} mayEdit={mayEdit} />
          ))}
        </Stack>
      )}
      {isAdding && <AddWebsite chatbotId={chatbotId} onClose={() => setAdding(false)} />}
    </chakra.section>
  );
};

/** Reads the documents again whenever a look has come further. */
const useReread = (progress: string) => {
  const seen = useRef(progress);
  useEffect(() => {
    if (seen.current !== progress) void queryClient.invalidateQueries({ queryKey: ["documents", "list"] });
    seen.current = progress;
  }, [progress]);
};
