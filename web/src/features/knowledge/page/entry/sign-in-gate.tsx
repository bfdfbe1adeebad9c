import { Button, Flex, Text } from "@chakra-ui/react";
import { Link, useLocation, useSearchParams } from "react-router-dom";
import { config } from "#web/lib/config.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { Frame, Step } from "../frame.tsx";

interface SignInGateProps {
  host: string;
  /** The reader was signed in before. */
  hasExpired?: boolean;
}

/** Asks to sign in first. Both ways lead back here, with the access code. */
export const SignInGate = ({ host, hasExpired }: SignInGateProps) => {
  const wayBack = useWayBack();
  return (
    <Frame host={host}>
      <Step title={hasExpired ? "Sign In Required" : "You are invited to an interview"}>
        <Text className="lead">
          {hasExpired ? (
            "Your session has ended. Your answers are kept, and this link brings you back to the same question."
          ) : (
            <>
              <bdi>{host}</bdi> asks about what you know and nobody has written down. Sign in, so that you can
              stop and go on at any time, on any device.
            </>
          )}
        </Text>
        <Flex gap="2" wrap="wrap" css={{ "& > *": { flex: "1 1 10rem" } }}>
          <Button asChild size="lg">
            <Link to={paths.login(wayBack.path) + wayBack.code}>Sign In</Link>
          </Button>
          {config().signUp !== "closed" && (
            <Button asChild size="lg" variant="outline">
              <Link to={paths.signup(wayBack.path) + wayBack.code}>Create an account</Link>
            </Button>
          )}
        </Flex>
        <Text textStyle="sm" color="fg.muted">
          Both bring you back here{wayBack.code && ", and the access code comes along"}.
        </Text>
      </Step>
    </Frame>
  );
};

/** This path, and the access code of the address as a further part of a query. */
export const useWayBack = (): { path: string; code: string } => {
  const { pathname } = useLocation();
  const code = useSearchParams()[0].get("code");
  return { path: pathname, code: code ? `&code=${encodeURIComponent(code)}` : "" };
};
