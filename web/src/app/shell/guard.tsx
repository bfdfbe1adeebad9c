import { useQuery } from "@tanstack/react-query";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { paths } from "../../lib/feature/paths.ts";
import { useChosenAccount } from "../../lib/session/account.ts";
import { hasSessionRunOut, session } from "../../lib/session/session.ts";
import { lazyPart } from "../../ui/lazy/lazy-part.tsx";
import { PageBody } from "../../ui/page/page-body.tsx";
import { ErrorState } from "../../ui/state/error-state.tsx";
import { Waiting } from "../../ui/state/waiting.tsx";

const ChooseAccount = lazyPart(
  async () => (await import("../../features/team/choose-account.tsx")).ChooseAccount,
  {
    waiting: () => <Waiting />,
    failed: (_, error) => {
      throw error;
    },
  },
);

/** Renders the route for signed-in users; others are redirected to the sign-in page and back. */
export const Guard = () => {
  const { data: user, error, refetch } = useQuery(session);
  const { pathname, search } = useLocation();
  const isChosen = useChosenAccount()?.user === user?.id;
  if (user) return isChosen ? <Outlet /> : <ChooseAccount user={user.id} />;
  if (user === null)
    return (
      <Navigate
        to={paths.login(pathname + search)}
        replace
        state={hasSessionRunOut() ? { ended: "expired" } : null}
      />
    );
  if (!error) return <Waiting />;
  return (
    <PageBody as="main" pt="10">
      <ErrorState title="Failed to get authentication session" error={error} onRetry={() => void refetch()} />
    </PageBody>
  );
};
