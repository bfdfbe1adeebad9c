import { QrCode as Code, chakra, Flex } from "@chakra-ui/react";

interface QrCodeProps {
  /** The address that the code holds. */
  value: string;
  /** The name of the downloaded file, without its ending. */
  name: string;
}

const files = [
  { name: "Download PNG", ending: "png", type: "image/png" },
  { name: "SVG", ending: "svg", type: "image/svg+xml" },
] as const;

/** A QR code, dark on white in both themes, and its downloads. */
export const QrCode = ({ value, name }: QrCodeProps) => (
  <Code.Root value={value} pixelSize={8} encoding={{ ecc: "M" }}>
    <chakra.div w="8rem" p="2" bg="white" borderWidth="1px" borderRadius="8px">
      <Code.Frame role="img" aria-label="QR code of the public link">
        <Code.Pattern fill="black" />
      </Code.Frame>
    </chakra.div>
    <Flex justify="space-between" w="8rem" mt="1.5">
      {files.map((file) => (
        <Code.DownloadTrigger
          key={file.ending}
          fileName={`${name}.${file.ending}`}
          mimeType={file.type}
          css={link}
        >
          {file.name}
        </Code.DownloadTrigger>
      ))}
    </Flex>
  </Code.Root>
);

const link = {
  minH: { base: "11", md: "0" },
  textStyle: "xs",
  fontWeight: "550",
  color: "accent.fg",
  cursor: "pointer",
  _hover: { textDecoration: "underline", textUnderlineOffset: "3px" },
} as const;
