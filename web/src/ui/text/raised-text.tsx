import { chakra } from "@chakra-ui/react";
import { raisedIn } from "#shared/quotation/raised.ts";

/** A text with its raised figures above the line. The caret stays in what is read aloud, searched and copied. */
export const RaisedText = ({ text }: { text: string }) =>
  text.includes("^")
    ? raisedIn(text).map(({ text: part, isRaised }, at) =>
        isRaised ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never move
          <sup key={at}>
            <chakra.span data-caret="" fontSize="0">
              ^
            </chakra.span>
            {part}
          </sup>
        ) : (
          part
        ),
      )
    : text;
