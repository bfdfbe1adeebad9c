import { Box, Button, chakra, Flex, Input, Text } from "@chakra-ui/react";
import { Copy } from "lucide-react";
import { type ReactNode, useId } from "react";
import type { KnowledgeInterview } from "#shared/knowledge/interview-shapes.ts";
import { wrongCodes } from "#shared/knowledge/rules.ts";
import { toast } from "#web/lib/toaster.ts";
import { CopyButton } from "#web/ui/text/copy-button.tsx";
import { accessLink, grouped } from "./access-link.ts";

/** The code in groups, as it is read out, with what can be done with it at the right. */
export const CodeBox = ({ code, children }: { code: string | null; children: ReactNode }) => (
  <Flex css={box}>
    <Box flex="1" minW="10rem">
      <Text textStyle="xs" color="fg.muted">
        Access code
      </Text>
      {code ? (
        <chakra.p role="status" aria-label={`Access code ${code.split("").join(" ")}`} css={big}>
          {grouped(code)}
        </chakra.p>
      ) : (
        <Text color="fg.muted">None yet</Text>
      )}
    </Box>
    {children}
  </Flex>
);

/** The link that leads the person to the interview. */
export const LinkBox = ({ interview }: { interview: KnowledgeInterview }) => {
  const id = useId();
  const link = accessLink(interview);
  const label = interview.access_code ? "Access link, with the code in it" : "Access link";
  return (
    <Box>
      <chakra.label htmlFor={id} textStyle="sm" fontWeight="550">
        {label}
      </chakra.label>
      <Flex gap="2" mt="1.5">
        <Input
          id={id}
          readOnly
          fontFamily="mono"
          value={link ?? ""}
          placeholder="No public link"
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <CopyLinkButton interview={interview} variant="outline" />
      </Flex>
      <Text mt="1.5" textStyle="sm" color="fg.muted">
        {interview.access_code
          ? `After ${wrongCodes.visitor} wrong codes the page waits an hour. `
          : "Anyone who is signed in and has the link can answer. "}
        <bdi>{interview.interviewee_name}</bdi> signs in with an account of their own.
      </Text>
    </Box>
  );
};

interface CopyLinkButtonProps {
  interview: KnowledgeInterview;
  variant: "outline" | "ghost";
  isIcon?: boolean;
}

/** Copies the access link with its code. */
export const CopyLinkButton = ({ interview, variant, isIcon }: CopyLinkButtonProps) => {
  const link = accessLink(interview);
  const label = isIcon ? `Copy the access link of ${interview.interviewee_name}` : "Copy";
  if (link)
    return (
      <CopyButton
        text={link}
        says="Access link copied to clipboard"
        label={label}
        variant={variant}
        {...(isIcon && { isIcon })}
      />
    );
  return (
    <Button
      variant={variant}
      {...(isIcon && { px: "0", "aria-label": label })}
      onClick={() => toast.error("No public link available")}
    >
      <Copy size={14} />
      {!isIcon && label}
    </Button>
  );
};

const box = {
  alignItems: "center",
  flexWrap: "wrap",
  gap: "3",
  p: "4",
  bg: "bg.subtle",
  borderWidth: "1px",
  borderRadius: "l3",
} as const;

const big = {
  fontFamily: "mono",
  fontSize: "1.75rem",
  lineHeight: "2.25rem",
  letterSpacing: "0.04em",
  fontVariantNumeric: "slashed-zero",
} as const;
