import { chakra } from "@chakra-ui/react";

const hidden = /\[(e-mail|address|number|name|place)\]/;

/** A text whose personal details are hidden, with grey tags in their place. */
export const MaskedText = ({ text }: { text: string }) => (
  <span dir="auto">
    {text.split(hidden).map((part, at) =>
      at % 2 === 0 ? (
        part
      ) : (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never move
        <chakra.span key={at} css={tag}>
          {part}
        </chakra.span>
      ),
    )}
  </span>
);

const tag = {
  px: "1.5",
  py: "0.5",
  borderRadius: "l1",
  bg: "bg.muted",
  color: "fg.muted",
  textStyle: "xs",
} as const;
