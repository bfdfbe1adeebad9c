import { chakra, Link } from "@chakra-ui/react";
import type { LeadDetail } from "#shared/leads/shapes.ts";
import { day, exact } from "#web/lib/format/dates.ts";
import { Pair, Pairs, Part } from "#web/ui/page/part.tsx";
import { shortUrl } from "../words.ts";

/** The place where the lead was left first. */
export const SourceInformation = ({ lead }: { lead: LeadDetail }) => {
  const { rag_system_name, widget_id, widget_name, source_url, created_at, last_contacted_at } = lead;
  return (
    <Part title="Source Information">
      <Pairs>
        <Pair name="Chatbot">
          <bdi>{rag_system_name}</bdi>
        </Pair>
        {widget_id && (
          <Pair name="Widget">
            <bdi>{widget_name}</bdi>
          </Pair>
        )}
        <Pair name="Source URL">{source_url ? <Page url={source_url} /> : "Direct"}</Pair>
        <Pair name="First contact">
          <time dateTime={created_at} title={exact(created_at)}>
            {day(created_at)}
          </time>
        </Pair>
        {last_contacted_at && <Pair name="Contacted">{exact(last_contacted_at)}</Pair>}
      </Pairs>
    </Part>
  );
};

/** The wording that the visitor agreed to, with time and page. */
export const ConsentPart = ({ lead: { consent } }: { lead: LeadDetail }) => (
  <Part title="Consent">
    {consent ? (
      <Pairs>
        <Pair name="Text">
          <bdi>“{consent.text}”</bdi>
          <chakra.span display="block" textStyle="xs" color="fg.muted">
            Version {consent.version}
          </chakra.span>
        </Pair>
        <Pair name="Given">{exact(consent.accepted_at)}</Pair>
        <Pair name="Page">
          <Page url={consent.page} />
        </Pair>
      </Pairs>
    ) : (
      <chakra.p textStyle="sm" color="fg.muted">
        No text was accepted with the details.
      </chakra.p>
    )}
  </Part>
);

const Page = ({ url }: { url: string }) =>
  /^https?:/.test(url) ? (
    <Link href={url} target="_blank" rel="noreferrer noopener" title={url}>
      {shortUrl(url)}
    </Link>
  ) : (
    url
  );
