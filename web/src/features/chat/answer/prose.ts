import type { SystemStyleObject } from "@chakra-ui/react";

const caret = {
  content: '""',
  display: "inline-block",
  width: "0.5em",
  height: "1.05em",
  marginInlineStart: "2px",
  verticalAlign: "-0.15em",
  borderRadius: "2px",
  background: "mark.solid",
};

/** Typography of an answer; a marker stands at its end while it is being streamed. */
export const prose: SystemStyleObject = {
  textStyle: "lg",
  overflowWrap: "anywhere",
  "& > * + *": { marginTop: "0.625rem" },
  "& ul, & ol": { paddingInlineStart: "1.15rem" },
  "& ul": { listStyle: "disc" },
  "& ol": { listStyle: "decimal" },
  "& li + li": { marginTop: "1" },
  "& li::marker": { color: "fg.subtle" },
  "& h1, & h2, & h3, & h4": { textStyle: "h3" },
  "& strong": { fontWeight: "600" },
  "& blockquote": { color: "fg.muted", paddingInlineStart: "4" },
  "& [data-glued]": { whiteSpace: "nowrap" },
  "& code": { fontFamily: "mono", fontSize: "0.92em" },
  "& pre": {
    whiteSpace: "pre-wrap",
    padding: "3",
    borderWidth: "1px",
    borderRadius: "l2",
    background: "bg.subtle",
  },
  "& [data-caret]": { fontSize: "0" },
  "&[data-writing] > :last-child:not(ul, ol, pre, [data-table])::after": caret,
  "&[data-writing] > :is(ul, ol):last-child > li:last-child::after": caret,
};
