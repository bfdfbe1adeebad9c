import { Box, Button, chakra, Flex } from "@chakra-ui/react";
import { Mail, MessageCircleWarning, Phone } from "lucide-react";
import type { CandidateDetail } from "#shared/candidates/shapes.ts";
import { exact } from "#web/lib/format/dates.ts";
import { mailTo, phoneTo } from "#web/lib/format/reach.ts";
import { Notice } from "../notice.tsx";

/** The applicant would rather speak with a person; the ways to do it stand above the status. */
export const PersonWanted = ({ candidate }: { candidate: CandidateDetail }) => {
  const { applicant_name, applicant_email, applicant_phone, person_requested_at } = candidate;
  return (
    <Box>
      <Notice palette="orange" icon={MessageCircleWarning}>
        <b>Asks to speak with a person</b> instead of the program, since{" "}
        {person_requested_at && exact(person_requested_at)}. Nothing is lost by it.
      </Notice>
      {applicant_email && (
        <Flex gap="2" wrap="wrap" mt="3">
          <Button asChild maxW="full">
            <a href={mailTo(applicant_email)}>
              <Mail size={14} />
              <chakra.span truncate>Write to {applicant_name?.split(/\s+/u)[0]}</chakra.span>
            </a>
          </Button>
          {applicant_phone && (
            <Button asChild variant="outline">
              <a href={phoneTo(applicant_phone)}>
                <Phone size={14} />
                Call
              </a>
            </Button>
          )}
        </Flex>
      )}
    </Box>
  );
};
