import { chakra, Link } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { LeadDetail } from "#shared/leads/shapes.ts";
import { mailTo, phoneTo } from "#web/lib/format/reach.ts";
import { Pair, Pairs, Part } from "#web/ui/page/part.tsx";

/** The details as the visitor left them. */
export const ContactInformation = ({ lead }: { lead: LeadDetail }) => {
  const { name, email, phone, company } = lead.visitor_info;
  return (
    <Part title="Contact Information">
      <Pairs>
        <Pair name="Name">{orMissing(name)}</Pair>
        <Pair name="Email">{email ? <Link href={mailTo(email)}>{email}</Link> : orMissing(null)}</Pair>
        <Pair name="Phone">{phone ? <Link href={phoneTo(phone)}>{phone}</Link> : orMissing(null)}</Pair>
        <Pair name="Company">{orMissing(company)}</Pair>
      </Pairs>
    </Part>
  );
};

const orMissing = (value: string | null): ReactNode =>
  value ? <bdi>{value}</bdi> : <chakra.span color="fg.subtle">Not provided</chakra.span>;
