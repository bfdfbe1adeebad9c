import { Box, Button, chakra, Flex, Heading, Input, Stack, Text } from "@chakra-ui/react";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { Widget } from "#shared/widgets/shapes.ts";
import { api } from "#web/lib/api/api.ts";
import { Field } from "#web/ui/form/field.tsx";
import { type Checked, CheckRow } from "./check-row.tsx";

const maxRows = 10;

/** Fetches pages of the owner's site and says whether this widget stands there and works, the latest check first. */
export const SiteCheck = ({ widget }: { widget: Widget }) => {
  const [address, setAddress] = useState(startOf(widget));
  const [fault, setFault] = useState<string>();
  const [rows, setRows] = useState<Checked[]>([]);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: async (url: string): Promise<Checked> => {
      try {
        return { url, check: await api.widgets.checkSite({ id: widget.id, url }) };
      } catch (error) {
        return {
          url,
          failure: error instanceof Error ? error.message : "It could not be checked. Try again.",
        };
      }
    },
    onSuccess: (row) =>
      setRows((previous) => [row, ...previous.filter(({ url }) => url !== row.url)].slice(0, maxRows)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const url = addressIn(address);
    setFault(url ? undefined : "Enter the address of a page, such as https://example.com.");
    if (url) mutate(url);
  };
  return (
    <Stack as="section" gap="3" css={beside}>
      <Box>
        <Heading as="h3" textStyle="h3">
          Check my site
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          Fetches the page and looks for this widget.
        </Text>
      </Box>
      <chakra.form noValidate onSubmit={submit}>
        <Field label="Address of the page" error={fault}>
          <Flex gap="2" w="full">
            <Input
              type="url"
              inputMode="url"
              autoComplete="url"
              spellCheck={false}
              placeholder="https://example.com/"
              value={address}
              onChange={({ target }) => setAddress(target.value)}
            />
            <Button type="submit" variant="outline" loading={isPending}>
              Check
            </Button>
          </Flex>
        </Field>
      </chakra.form>
      <chakra.ul aria-live="polite" aria-label="Checked pages" borderTopWidth={rows.length > 0 ? "1px" : "0"}>
        {rows.map((row) => (
          <CheckRow
            key={row.url}
            row={row}
            isBusy={isPending && variables === row.url}
            onAgain={() => mutate(row.url)}
          />
        ))}
      </chakra.ul>
    </Stack>
  );
};

/** The page that the widget is likely to stand on. */
const startOf = ({ branding, allowed_domains: [domain] }: Widget): string => {
  if (branding.website) return branding.website;
  return domain && !domain.startsWith("*") ? `https://${domain}/` : "";
};

/** The address that a person typed, with https if they left the scheme out. */
const addressIn = (typed: string): string | undefined => {
  const text = typed.trim();
  const url = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`);
  return url && /^https?:$/.test(url.protocol) && url.hostname.includes(".") ? url.href : undefined;
};

const beside = {
  minW: "0",
  alignSelf: "start",
  borderTopWidth: { base: "1px", lg: "0" },
  pt: { base: "5", lg: "0" },
  position: { lg: "sticky" },
  top: "0",
};
