import { Center, Spinner } from "@chakra-ui/react";
import { useLate } from "./skeleton.tsx";

/** A spinner while the session or a screen is loading. */
export const Waiting = () => {
  const isLate = useLate();
  return (
    <Center role="status" aria-label="Loading" minH="60dvh" color="fg.subtle">
      {isLate && <Spinner />}
    </Center>
  );
};
