import { useQuery } from "@tanstack/react-query";
import { Navigate, Outlet, useLocation } from "react-router-dom";
import { useChosenAccount } from "../../lib/account.ts";
import { loadPart } from "../../lib/parts.ts";
import { paths } from "../../lib/paths.ts";
import { hasSessionRunOut, session } from "../../lib/session.ts";
import { ErrorState } from "../../ui/error-state.tsx";
import { lazyPart } from "../../ui/lazy-part.tsx";
import { PageBody } from "../../ui/page-body.tsx";
import { Waiting } from "../../ui/waiting.tsx";

const ChooseAccount = lazyPart(loadPart("chooseAccount"), {
  waiting: () => <Waiting />,
  failed: (_, error) => {
    throw error;
  },
});

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
