import { Box, chakra } from "@chakra-ui/react";
import { type ReactNode, use, useMemo } from "react";
import Markdown, { type Components } from "react-markdown";
import remarkGfm from "remark-gfm";
import { withWholeTables } from "#shared/chat/markdown-tables.ts";
import { withoutHalfCitation } from "#shared/quotation/citations.ts";
import { FoundMark, FoundWords } from "#web/ui/text/found-words.tsx";
import { ScrollTable } from "#web/ui/text/scroll-table.tsx";
import { CiteChip } from "../sources/cite-chip.tsx";
import { citations } from "../sources/cite-plugin.ts";
import { OpenSourceContext } from "../sources/open-source.ts";
import { foundWords } from "./found-plugin.ts";
import { prose } from "./prose.ts";
import { raisedFigures } from "./raised-plugin.ts";

export interface AnswerTextProps {
  text: string;
  sourceCount: number;
  isWriting: boolean;
}

/** An answer's Markdown. Raw HTML stays text, pictures are not loaded, links may be http, https, mailto and tel only. */
export const AnswerText = ({ text, sourceCount, isWriting }: AnswerTextProps) => {
  const plugins = useMemo(() => [remarkGfm, () => citations({ sourceCount })], [sourceCount]);
  const words = use(FoundWords);
  const marking = useMemo(() => [raisedFigures, ...(words.length > 0 ? [foundWords(words)] : [])], [words]);
  return (
    <Box dir="auto" css={prose} data-writing={isWriting || undefined}>
      <Markdown
        remarkPlugins={plugins}
        rehypePlugins={marking}
        components={components}
        urlTransform={safeUrl}
      >
        {withWholeTables(isWriting ? withoutHalfCitation(text) : text, isWriting)}
      </Markdown>
    </Box>
  );
};

const safeUrl = (url: string): string => (/^(https?:|mailto:|tel:)/i.test(url) ? url : "");

interface ClaimProps {
  /** The index of the mark that the text stands before, and the numbers of its sources. */
  mark: number;
  sources: number[];
  children: ReactNode;
}

/** The text that a mark stands behind, marked while its source is open. */
const Claim = ({ mark, sources, children }: ClaimProps) => {
  const { openNumber, openMark } = use(OpenSourceContext);
  const isOpen = openMark ? openMark.index === mark : sources.some((number) => number === openNumber);
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
  table: ({ children }) => <ScrollTable>{children}</ScrollTable>,
  th: ({ children, style }) =>
    children ? (
      <th scope="col" style={style}>
        {children}
      </th>
    ) : (
      <td />
    ),
  mark: ({ node, children }) =>
    node?.properties.dataFound === undefined ? (
      <Claim
        mark={Number(node?.properties.dataMark)}
        sources={String(node?.properties.dataSources).split(" ").map(Number)}
      >
        {children}
      </Claim>
    ) : (
      <FoundMark>{children}</FoundMark>
    ),
  cite: ({ node }) => (
    <CiteChip
      number={Number(node?.properties.dataSource)}
      mark={{ index: Number(node?.properties.dataMark), claim: String(node?.properties.dataClaim) }}
    />
  ),
};
