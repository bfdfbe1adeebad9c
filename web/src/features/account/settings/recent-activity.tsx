import { Box, Button, chakra, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { query } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { sentenceOf } from "#web/lib/format/activity-sentence.ts";
import { moment } from "#web/lib/format/dates.ts";

const count = 5;

/** The last entries of the account's activity, and the way to all of them. */
export const RecentActivity = () => {
  const { data, isError } = useQuery({
    ...query("account", "activity", { limit: count }),
    staleTime: 0,
  });
  return (
    <>
      {isError && !data && (
        <Text textStyle="sm" color="fg.muted">
          It could not be loaded now.
        </Text>
      )}
      <chakra.ul listStyleType="none" minH={data ? undefined : "10rem"} textStyle="sm">
        {data?.items.map((item) => {
          const { before, name, after } = sentenceOf(item);
          return (
            <chakra.li
              key={item.id}
              display="flex"
              gap="3"
              py="1.5"
              borderTopWidth="1px"
              _first={{ borderTopWidth: "0" }}
            >
              <Box flex="1" minW="0" overflowWrap="anywhere">
                {before} {name && <bdi>{name}</bdi>} {after}
              </Box>
              <chakra.time flex="none" color="fg.subtle" dateTime={item.at}>
                {moment(item.at)}
              </chakra.time>
            </chakra.li>
          );
        })}
      </chakra.ul>
      <Button asChild variant="outline" mt="3">
        <Link to={paths.activity()}>All activity</Link>
      </Button>
    </>
  );
};
