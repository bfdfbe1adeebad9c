import { Center, Spinner } from "@chakra-ui/react";
import { Frame } from "../frame.tsx";

/** The page while the interview is read. */
export const Opening = () => (
  <Frame>
    <Center minH="50dvh" role="status" aria-label="Opening the interview" color="fg.subtle">
      <Spinner />
    </Center>
  </Frame>
);
