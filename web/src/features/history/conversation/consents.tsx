import { chakra } from "@chakra-ui/react";
import type { Consent } from "#shared/conversations/consent.ts";
import { moment } from "#web/lib/format/dates.ts";

/** The texts that the visitor accepted before the first message, each with its time, page and version. */
export const Consents = ({ consents }: { consents: Consent[] }) => (
  <>
    {consents.map((consent) => (
      <chakra.details key={consent.version} textStyle="xs" color="fg.muted" overflowWrap="anywhere" mb="3">
        <chakra.summary cursor="pointer">
          Accepted a text on {moment(consent.accepted_at)}, version {consent.version.slice(0, 8)}
        </chakra.summary>
        <chakra.p mt="1" dir="auto">
          {consent.text}
        </chakra.p>
        {consent.purposes.length > 0 && <p dir="auto">Allowed: {consent.purposes.join(", ")}</p>}
        <p>On {consent.page}</p>
      </chakra.details>
    ))}
  </>
);
