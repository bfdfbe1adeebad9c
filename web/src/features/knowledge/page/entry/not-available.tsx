import { Button, Text } from "@chakra-ui/react";
import { paths } from "#web/lib/feature/paths.ts";
import { Frame, Step } from "../frame.tsx";

export const NotAvailable = () => (
  <Frame>
    <Step title="Interview Not Available">
      <Text className="lead">
        It may have been removed, expired, or requires an access code. Ask the person who sent you the link
        for a new one.
      </Text>
      <Button asChild size="lg">
        <a href={paths.home()}>Back to home</a>
      </Button>
    </Step>
  </Frame>
);
