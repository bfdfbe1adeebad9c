import { Box, Button, chakra, Heading, Link, Text } from "@chakra-ui/react";
import { useQuery } from "@tanstack/react-query";
import { Link as RouterLink } from "react-router-dom";
import { query } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { withQuery } from "#web/lib/feature/with-query.ts";
import { locale } from "#web/lib/format/locale.ts";
import { MaskedText } from "#web/ui/secret/masked-text.tsx";

const maxShown = 3;
/** While questions are being gathered. */
const pollMs = 1500;

/** The three open gaps that would help most people. */
export const HelpMost = () => {
  const { data } = useQuery({
    ...query("gaps", "list", {}),
    refetchInterval: ({ state }) => (state.data?.isGrouping ? pollMs : false),
  });
  const gaps = (data?.items ?? []).filter(({ status }) => status === "open").slice(0, maxShown);
  if (gaps.length === 0) return null;
  return (
    <Box
      as="section"
      aria-label="What would help most"
      p="5"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Heading as="h2" textStyle="h3">
        What would help most
      </Heading>
      <Text textStyle="sm" color="fg.muted" mt="1" mb="2">
        Questions without an answer.{" "}
        <Link asChild>
          <RouterLink to={paths.gaps()}>All gaps</RouterLink>
        </Link>
      </Text>
      <chakra.ol css={list}>
        {gaps.map(({ id, wording, people: asked }) => (
          <li key={id}>
            <span className="asked">
              <MaskedText text={wording} />
            </span>
            <span className="people">
              {asked.toLocaleString(locale())} {asked === 1 ? "person" : "people"}
            </span>
            <Button asChild variant="outline">
              <RouterLink
                to={withQuery(paths.gaps(), { gap: id, way: "answer" })}
                aria-label={`Answer: ${wording}`}
              >
                Answer
              </RouterLink>
            </Button>
          </li>
        ))}
      </chakra.ol>
    </Box>
  );
};

const list = {
  listStyleType: "none",
  "& li": { display: "flex", alignItems: "center", gap: "3", py: "2", borderTopWidth: "1px" },
  "& .asked": { flex: "1", minW: "0", overflowWrap: "anywhere", textWrap: "pretty" },
  "& .people": { color: "fg.muted", textStyle: "sm", whiteSpace: "nowrap" },
} as const;
