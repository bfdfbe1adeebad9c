import { Button, chakra, Heading, Text } from "@chakra-ui/react";
import { ArrowRight, LibraryBig } from "lucide-react";
import { type Domain, domainNames, domains } from "#shared/knowledge/domains.ts";
import { EmptyState } from "#web/ui/state/empty-state.tsx";
import { domainIcons } from "../domain-icons.ts";

/** Says what a template is, and offers to begin with one of the domains. */
export const NoTemplates = ({ onCreate }: { onCreate: ((domain?: Domain) => void) | undefined }) => (
  <>
    <EmptyState
      icon={LibraryBig}
      title="No knowledge templates yet"
      action={
        onCreate && (
          <Button variant="outline" onClick={() => onCreate()}>
            Create Knowledge Template
          </Button>
        )
      }
    >
      A template is a list of questions in sections. You send it to a person, they answer in writing, and a
      chatbot cites them from then on.
    </EmptyState>
    {onCreate && <Starts onStart={onCreate} />}
  </>
);

const Starts = ({ onStart }: { onStart: (domain: Domain) => void }) => (
  <>
    <Heading as="h2" textStyle="h3" mt="8">
      Or start from a domain
    </Heading>
    <Text textStyle="sm" color="fg.muted">
      24 written questions each. You change them before anyone sees them.
    </Text>
    <chakra.ul css={starts}>
      {domains.map((domain) => {
        const Icon = domainIcons[domain];
        return (
          <li key={domain}>
            <button type="button" onClick={() => onStart(domain)}>
              <Icon size={18} aria-hidden />
              <span>
                {domainNames[domain]}
                <small>{examples[domain]}</small>
              </span>
              <ArrowRight size={14} aria-hidden />
            </button>
          </li>
        );
      })}
    </chakra.ul>
  </>
);

const examples: Record<Domain, string> = {
  "software-development": "The release nobody else can do",
  finance: "Month end, and what holds it up",
  hr: "First month of a new colleague",
  marketing: "Campaigns: what worked and why",
  operations: "Handover of a workshop or a site",
  sales: "Deals won, deals lost, and the reason",
  "customer-service": "What is said when the terms are silent",
  education: "A course, from first to last lesson",
  management: "Decisions, and what they rested on",
};

const starts = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 17rem), 1fr))",
  columnGap: "6",
  mt: "3",
  borderTopWidth: "1px",
  listStyleType: "none",
  "& button": {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr) 14px",
    alignItems: "center",
    gap: "3",
    w: "full",
    minH: "3.25rem",
    px: "1",
    py: "1.5",
    borderBottomWidth: "1px",
    textStyle: "sm",
    fontWeight: "550",
    textAlign: "start",
    cursor: "pointer",
    _hover: { bg: "bg.muted" },
  },
  "& small": { display: "block", color: "fg.muted", textStyle: "xs", fontWeight: "400" },
  "& svg:first-of-type": { color: "accent.fg" },
  "& svg:last-of-type": { color: "fg.subtle" },
} as const;
