import { Button } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { PageBody } from "#web/ui/page/page-body.tsx";
import { PageHeader } from "#web/ui/page/page-header.tsx";

/** The page of something that was deleted or never was the reader's. */
export const Absent = ({ title, to }: { title: string; to: string }) => (
  <>
    <PageHeader title={title} lead="It was deleted, or it belongs to somebody else." />
    <PageBody>
      <Button asChild variant="outline">
        <Link to={to}>Back to Knowledge Management</Link>
      </Button>
    </PageBody>
  </>
);
