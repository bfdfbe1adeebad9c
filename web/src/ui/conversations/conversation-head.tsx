import { Box, Button, chakra, Flex, Heading, type SystemStyleObject } from "@chakra-ui/react";
import { ChevronLeft } from "lucide-react";
import type { ReactNode, Ref } from "react";

interface ConversationHeadProps {
  title: string;
  /** The line below the title. */
  about: ReactNode;
  /** Takes the focus where the list is replaced by the conversation. */
  titleRef: Ref<HTMLHeadingElement>;
  backRef?: Ref<HTMLButtonElement>;
  onClose: () => void;
  css: SystemStyleObject;
  /** Actions at the end. */
  children: ReactNode;
}

/** The head of an open conversation. Its back button `.back` is shown by the styles around it, on narrow screens. */
export const ConversationHead = (props: ConversationHeadProps) => {
  const { title, about, titleRef, backRef, onClose, css, children } = props;
  return (
    <Flex align="center" gap="2" borderBottomWidth="1px" css={css}>
      <Button
        ref={backRef}
        variant="ghost"
        px="0"
        className="back"
        aria-label="Back to the list"
        onClick={onClose}
      >
        <ChevronLeft size={16} />
      </Button>
      <Box flex="1 1 12rem" minW="0">
        <Heading
          ref={titleRef}
          as="h2"
          textStyle="h3"
          truncate
          dir="auto"
          textAlign="left"
          tabIndex={-1}
          outline="none"
        >
          {title}
        </Heading>
        {about && (
          <chakra.p textStyle="xs" color="fg.muted" truncate>
            {about}
          </chakra.p>
        )}
      </Box>
      {children}
    </Flex>
  );
};
