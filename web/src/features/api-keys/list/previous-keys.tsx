import { Button, chakra, Flex, Text } from "@chakra-ui/react";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { ApiKey } from "#shared/api-keys/shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { moment } from "#web/lib/format/dates.ts";
import { whole } from "#web/lib/format/numbers.ts";

/** Keys that a rotation replaced and that still work, each with a way to revoke it now. */
export const PreviousKeys = ({ apiKey: { former } }: { apiKey: ApiKey }) => {
  const client = useQueryClient();
  const revoke = useMutation({
    mutationFn: (id: string) => api.apiKeys.remove({ id }),
    meta: { success: "The former key is revoked", failure: "Failed to revoke the former key" },
    onSuccess: () => client.invalidateQueries({ queryKey: ["apiKeys"] }),
  });
  return former.map(({ id, key_prefix, works_until, calls_since_rotation, last_used_at }) => (
    <Flex key={id} css={notice}>
      <Text flex="1 1 20rem" textStyle="sm">
        The key before this one, <chakra.span fontFamily="mono">{key_prefix}</chakra.span>, works until{" "}
        {moment(works_until)}.{" "}
        {calls_since_rotation === 0 || !last_used_at
          ? "It was not called since the rotation."
          : `It was called ${whole(calls_since_rotation)} ${calls_since_rotation === 1 ? "time" : "times"} since the rotation, last ${moment(last_used_at)}.`}
      </Text>
      <Button variant="ghost" loading={revoke.isPending} onClick={() => revoke.mutate(id)}>
        Revoke now
      </Button>
    </Flex>
  ));
};

const notice = {
  align: "center",
  alignItems: "center",
  gap: "3",
  flexWrap: "wrap",
  px: "3",
  py: "2",
  borderRadius: "l2",
  bg: "blue.subtle",
  color: "blue.fg",
} as const;
