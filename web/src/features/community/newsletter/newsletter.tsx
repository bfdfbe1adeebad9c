import { Box, Button, chakra, Flex, Heading, Text } from "@chakra-ui/react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Download, TriangleAlert } from "lucide-react";
import { query, queryClient } from "#web/lib/api/api.ts";
import { fetchCode } from "#web/lib/code/fetch-code.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { toast } from "#web/lib/toaster.ts";
import { ErrorState } from "#web/ui/state/error-state.tsx";
import { Skeleton } from "#web/ui/state/skeleton.tsx";

const addresses = (count: number): string => (count === 1 ? "1 address" : `${whole(count)} addresses`);

/** How many people subscribed, their addresses as a file, and how an issue is sent. */
export const Newsletter = () => {
  const { data, error, refetch } = useQuery({ ...query("newsletter", "summary", {}), staleTime: 0 });
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await fetchCode(() => import("./save-subscribers.ts"))).saveSubscribers(),
    meta: { failure: "The subscribers were not exported" },
    onSuccess: (count) => {
      toast.success("The subscribers are exported", addresses(count));
      return queryClient.invalidateQueries({ queryKey: ["newsletter"] });
    },
  });
  if (!data)
    return error ? (
      <ErrorState title="The newsletter could not be loaded" error={error} onRetry={() => void refetch()} />
    ) : (
      <Skeleton label="Loading the newsletter" rows={3} />
    );
  const isOff = isPending || data.subscriber_count === 0;
  return (
    <Box maxW="46rem">
      <Flex css={count}>
        <Text className="number">
          <b>{whole(data.subscriber_count)}</b> {data.subscriber_count === 1 ? "subscriber" : "subscribers"}
        </Text>
        <Button variant="outline" aria-disabled={isOff || undefined} onClick={() => !isOff && mutate()}>
          <Download size={14} />
          Export CSV
        </Button>
      </Flex>
      <Text textStyle="sm" color="fg.muted" mt="2">
        {data.subscriber_count === 0
          ? "Nobody has subscribed yet. People do at the foot of the blog, and confirm it by a link that is mailed to them."
          : "Each has confirmed by a link that was mailed. Nothing but the address and the day is kept."}
      </Text>
      {!data.sends_mail && (
        <Flex css={notice}>
          <TriangleAlert size={16} aria-hidden />
          <span>
            This installation sends no mail, so nobody can confirm a subscription. Deploy with{" "}
            <chakra.code fontFamily="mono">-c mailFrom=docent@example.com</chakra.code>.
          </span>
        </Flex>
      )}
      <Heading as="h2" textStyle="h3" mt="8">
        How an issue is sent
      </Heading>
      <Text mt="1">
        Docent sends no newsletter by itself. You send it with a mailing program of your own:
      </Text>
      <chakra.ol css={steps}>
        <li>Export the list right before each issue. Who has unsubscribed is not in it any more.</li>
        <li>
          Put the address under “Unsubscribe Page” into the foot of each mail. It opens a page with one
          button.
        </li>
        <li>
          Put the address under “One-Click Unsubscribe” into two headers, so that mail programs show a button
          of their own (RFC 8058):
          <chakra.pre css={headers}>
            {"List-Unsubscribe: <address>\nList-Unsubscribe-Post: List-Unsubscribe=One-Click"}
          </chakra.pre>
        </li>
      </chakra.ol>
      <Text textStyle="sm" color="fg.muted" mt="3">
        A cell that a spreadsheet would take for a formula begins with an apostrophe. Take it away before you
        mail to such an address.
      </Text>
    </Box>
  );
};

const count = {
  alignItems: "center",
  justifyContent: "space-between",
  flexWrap: "wrap",
  gap: "3",
  p: { base: "4", md: "5" },
  bg: "bg.panel",
  borderWidth: "1px",
  borderRadius: "l3",
  "& .number": { color: "fg.muted" },
  "& b": { textStyle: "h1", color: "fg", fontVariantNumeric: "tabular-nums" },
} as const;

const notice = {
  gap: "3",
  mt: "4",
  px: "4",
  py: "3",
  bg: "orange.subtle",
  borderRadius: "l3",
  textStyle: "sm",
  "& svg": { flex: "none", mt: "0.5" },
  "& span": { minW: "0", overflowWrap: "anywhere" },
} as const;

const steps = {
  mt: "2",
  ps: "5",
  display: "grid",
  gap: "2",
  listStyleType: "decimal",
} as const;

const headers = {
  mt: "2",
  px: "3",
  py: "2",
  bg: "bg.subtle",
  borderRadius: "l2",
  fontFamily: "mono",
  fontSize: "xs",
  lineHeight: "1.25rem",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
} as const;
