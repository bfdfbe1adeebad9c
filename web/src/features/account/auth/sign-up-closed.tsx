import { Link } from "@chakra-ui/react";
import { Link as To } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";
import { useTitle } from "#web/ui/page/use-title.ts";
import { AuthLayout } from "./auth-layout.tsx";

export const SignUpClosed = () => {
  useTitle("New accounts are closed");
  return (
    <AuthLayout
      title="New accounts are closed"
      lead="No new accounts are made here. If you need one, ask the people who run this site."
    >
      <Link asChild textStyle="sm">
        <To to={paths.login()}>Back to sign in</To>
      </Link>
    </AuthLayout>
  );
};
