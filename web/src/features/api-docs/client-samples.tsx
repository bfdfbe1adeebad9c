import { Box, chakra, Flex, Tabs } from "@chakra-ui/react";
import type { ClientSample, Connecting } from "#shared/api-docs/connect.ts";
import { snippetCopied } from "#web/ui/text/snippet-copied.ts";
import { CopyButton } from "../../ui/text/copy-button.tsx";

interface ClientSamplesProps {
  name: string;
  samples: Record<string, ClientSample>;
  connecting: Connecting;
}

/** A sample for each client, with the lines marked that hold the address or the key. */
export const ClientSamples = ({ name, samples, connecting }: ClientSamplesProps) => (
  <Tabs.Root defaultValue={Object.keys(samples)[0] ?? ""} lazyMount unmountOnExit size="sm">
    <Tabs.List aria-label={`Clients: ${name}`} overflowX="auto">
      {Object.entries(samples).map(([id, sample]) => (
        <Tabs.Trigger key={id} value={id}>
          {sample.name}
        </Tabs.Trigger>
      ))}
    </Tabs.List>
    {Object.entries(samples).map(([id, { place, code }]) => (
      <Tabs.Content key={id} value={id} pt="3">
        <Block place={place} code={code(connecting)} ours={[connecting.origin, connecting.key]} />
      </Tabs.Content>
    ))}
  </Tabs.Root>
);

const Block = ({ place, code, ours }: { place: string; code: string; ours: string[] }) => (
  <Box borderWidth="1px" borderRadius="8px" bg="bg.code" color="fg.code" w="full" minW="0">
    <Flex css={bar}>
      {place}
      <CopyButton key={code} text={code} says={snippetCopied} size="xs" />
    </Flex>
    <chakra.pre css={lines}>
      <code>
        {code.split("\n").map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their place
          <span key={at} data-ours={ours.some((part) => line.includes(part)) || undefined}>
            {`${line}\n`}
          </span>
        ))}
      </code>
    </chakra.pre>
  </Box>
);

const bar = {
  alignItems: "center",
  justifyContent: "space-between",
  gap: "3",
  ps: "3.5",
  pe: "1",
  py: "1",
  borderBottomWidth: "1px",
  textStyle: "xs",
  color: "fg.codeMuted",
} as const;

const lines = {
  py: "3",
  fontFamily: "mono",
  fontSize: "xs",
  lineHeight: "1.25rem",
  whiteSpace: "pre-wrap",
  overflowWrap: "anywhere",
  "& code": { font: "inherit" },
  "& span": { display: "block", px: "3.5" },
  "& span[data-ours]": { bg: "accent.subtle", color: "accent.fg", wordBreak: "break-all" },
} as const;
