import { Box, chakra } from "@chakra-ui/react";
import { type ReactNode, use, useMemo } from "react";
import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { citations } from "../sources/citations.ts";
import { CiteChip } from "../sources/cite-chip.tsx";
import { OpenSourceContext } from "../sources/open-source.ts";
import { prose } from "./prose.ts";

export interface AnswerTextProps {
  text: string;
  sourceCount: number;
  isWriting: boolean;
}

/** An answer's Markdown. Raw HTML stays text, pictures are not loaded, links lead only where links may lead. */
export const AnswerText = ({ text, sourceCount, isWriting }: AnswerTextProps) => {
  const plugins = useMemo(() => [remarkGfm, () => citations({ sourceCount })], [sourceCount]);
  return (
    <Box dir="auto" css={prose} data-writing={isWriting || undefined}>
      <Markdown remarkPlugins={plugins} components={components} urlTransform={safeUrl}>
        {text}
      </Markdown>
    </Box>
  );
};

const safeUrl = (url: string): string => (/^(https?:|mailto:|tel:)/i.test(url) ? url : "");

const Tied = ({ sources, children }: { sources: string; children: ReactNode }) => {
  const { openNumber } = use(OpenSourceContext);
  const isOpen = sources.split(" ").includes(String(openNumber));
  return isOpen ? (
    <chakra.mark bg="mark.subtle" color="mark.fg" borderRadius="l1" css={{ boxDecorationBreak: "clone" }}>
      {children}
    </chakra.mark>
  ) : (
    children
  );
};

const link = { color: "accent.fg", textDecoration: "underline", textUnderlineOffset: "3px" };

const components: Components = {
  a: ({ href, children }) =>
    href ? (
      <chakra.a href={href} target="_blank" rel="noopener noreferrer nofollow" {...link}>
        {children}
      </chakra.a>
    ) : (
      children
    ),
  img: ({ alt }) => alt,
  mark: ({ node, children }) => <Tied sources={String(node?.properties.dataSources)}>{children}</Tied>,
  cite: ({ node }) => <CiteChip number={Number(node?.properties.dataSource)} />,
};
