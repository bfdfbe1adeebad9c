import { Flex, Link } from "@chakra-ui/react";
import { Link as To } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";
import { AuthLayout } from "./auth-layout.tsx";
import { MailLink } from "./mail-link.tsx";

export const CheckMail = ({ email }: { email: string }) => (
  <AuthLayout
    title="Check your mail"
    lead={`If there is an account for ${email}, a link is on its way. Open it to set a new password.`}
  >
    <Flex gap="4">
      <MailLink />
      <Link asChild textStyle="sm">
        <To to={paths.login()}>Back to sign in</To>
      </Link>
    </Flex>
  </AuthLayout>
);
