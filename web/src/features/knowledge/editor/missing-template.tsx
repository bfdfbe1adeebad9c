import { Box, Button, Heading, Text } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";
import { PageBody } from "#web/ui/page/page-body.tsx";
import { statePanel } from "#web/ui/state/state-panel.ts";

/** Takes the place of a template that is not there for the reader. */
export const MissingTemplate = () => (
  <PageBody pt="8">
    <Box {...statePanel}>
      <Heading as="h1" textStyle="h3">
        Template not found
      </Heading>
      <Text color="fg.muted" maxW="44ch">
        It was deleted, or it belongs to somebody else. Ask the owner to share it under Team Sharing.
      </Text>
      <Button asChild variant="outline" mt="2">
        <Link to={paths.knowledge()}>Back to Knowledge Management</Link>
      </Button>
    </Box>
  </PageBody>
);
