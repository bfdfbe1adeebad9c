import { chakra, Flex, Heading } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

interface PartProps {
  title: string;
  /** At the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
}

/** A part of the pane below its title. */
export const Part = ({ title, action, children }: PartProps) => {
  const id = useId();
  return (
    <chakra.section aria-labelledby={id}>
      <Flex align="center" gap="2" mb="2" minH="6">
        <Heading as="h4" id={id} flex="1" textStyle="sm" fontWeight="600">
          {title}
        </Heading>
        {action}
      </Flex>
      {children}
    </chakra.section>
  );
};

/** Names and values in two columns. */
export const Pairs = ({ children }: { children: ReactNode }) => (
  <chakra.dl css={columns}>{children}</chakra.dl>
);

export const Pair = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </>
);

const columns = {
  display: "grid",
  gridTemplateColumns: "6rem minmax(0, 1fr)",
  rowGap: "1",
  columnGap: "3",
  textStyle: "sm",
  "& dt": { color: "fg.muted" },
  "& dd": { minW: "0", overflowWrap: "anywhere", fontVariantNumeric: "tabular-nums" },
} as const;
