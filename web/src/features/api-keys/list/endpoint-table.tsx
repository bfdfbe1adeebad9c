import { Box, Table } from "@chakra-ui/react";
import type { EndpointUse } from "#shared/api-keys/shapes.ts";
import { seconds, whole } from "#web/lib/format/numbers.ts";

/** The calls of each route with their response times. */
export const EndpointTable = ({ endpoints }: { endpoints: EndpointUse[] }) => (
  <Box overflowX="auto" tabIndex={0} role="region" aria-label="Calls by endpoint">
    <Table.Root size="sm" css={{ "& th, & td": { bg: "transparent", whiteSpace: "nowrap" } }}>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Endpoint</Table.ColumnHeader>
          {["Today", "7 days", "30 days", "Average", "95 % within"].map((name) => (
            <Table.ColumnHeader key={name} textAlign="end">
              {name}
            </Table.ColumnHeader>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body>
        {endpoints.map(({ path, today, last7Days, last30Days, average_ms, p95_ms }) => (
          <Table.Row key={path}>
            <Table.Cell fontFamily="mono">{path}</Table.Cell>
            {[whole(today), whole(last7Days), whole(last30Days), seconds(average_ms), within(p95_ms)].map(
              (figure, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their place
                <Table.Cell key={column} textAlign="end" fontVariantNumeric="tabular-nums">
                  {figure}
                </Table.Cell>
              ),
            )}
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </Box>
);

const within = (milliseconds: number | null): string =>
  milliseconds === null ? "over 30 s" : seconds(milliseconds);
