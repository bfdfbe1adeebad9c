import { letter } from "#platform/mail/letter.ts";
import type { Lead } from "#shared/leads/shapes.ts";

/** The mail about new leads. `more` of them are not described. */
export const leadMail = (leads: Lead[], { more, site }: { more: number; site: string }) => {
  const [first] = leads;
  const isOne = leads.length === 1 && more === 0;
  const title =
    isOne && first
      ? `New lead: ${nameOf(first)}`
      : `${(leads.length + more).toLocaleString("en-US")} new leads`;
  const path = `/app/analytics?tab=leads${isOne && first ? `&lead=${first.id}` : ""}`;
  return {
    subject: title,
    ...letter({
      title,
      paragraphs: [
        ...leads.map((lead) => `${contactOf(lead)}. Left in “${lead.rag_system_name}”${pageOf(lead)}.`),
        ...(more > 0 ? [`And ${more.toLocaleString("en-US")} more.`] : []),
        "You get this mail because email notifications are on in your settings.",
      ],
      link: { text: isOne ? "Open the lead" : "Open the leads", url: site + path },
    }),
  };
};

const nameOf = ({ visitor_info: { name, email, phone, company } }: Lead): string =>
  name ?? email ?? phone ?? company ?? "no name given";

const contactOf = ({ visitor_info: { name, email, phone, company } }: Lead): string =>
  [name, email, phone, company].filter(Boolean).join(", ");

const pageOf = ({ source_url }: Lead): string => (source_url ? `, on ${source_url}` : "");
