import { ChatbotField } from "./chatbot-field.tsx";
import { Section } from "./section.tsx";
import { TextField } from "./text-field.tsx";

interface CandidateScreeningProps {
  /** The words of the link to the chatbots: "Create new chatbot". */
  link: string;
  onLeave: () => void;
  /** The posting's chatbot was deleted. */
  isGone?: boolean;
}

/** Who asks, and whom the owner looks for. */
export const CandidateScreening = (chatbot: CandidateScreeningProps) => (
  <Section
    title="Candidate Screening"
    lead="Who asks, and whom you look for. Applicants read the criteria that are made of the profile, not the profile."
  >
    <ChatbotField {...chatbot} />
    <TextField name="ideal_candidate" rows={3} />
    <TextField name="initial_question" rows={3} help="Always the first question." />
  </Section>
);
