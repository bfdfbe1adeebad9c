import { chakra, Link as Style } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import type { LeadDetail } from "#shared/leads/shapes.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { moment } from "#web/lib/format/dates.ts";
import { Part } from "#web/ui/page/part.tsx";
import { sightingWords } from "../words.ts";

/** The conversations in which this address was left, if there are several; each keeps what was entered there. */
export const Sightings = ({ lead }: { lead: LeadDetail }) => {
  if (lead.seen.length < 2) return null;
  return (
    <Part title="Sightings">
      <chakra.ul listStyleType="none" display="grid" gap="2" textStyle="sm">
        {lead.seen.map((one, at) => (
          <li key={one.conversation_id}>
            <bdi>{at === lead.seen.length - 1 ? "Left first" : sightingWords(one, lead)}</bdi>
            <chakra.span display="block" textStyle="xs" color="fg.muted">
              {one.hasConversation ? (
                <Style asChild>
                  <Link to={paths.history({ conversation: one.conversation_id })}>{moment(one.at)}</Link>
                </Style>
              ) : (
                moment(one.at)
              )}
              , <bdi>{one.rag_system_name}</bdi>, <bdi>{one.widget_name}</bdi>
            </chakra.span>
          </li>
        ))}
      </chakra.ul>
    </Part>
  );
};
