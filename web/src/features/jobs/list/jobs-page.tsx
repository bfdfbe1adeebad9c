import { Button, Flex, Text } from "@chakra-ui/react";
import { Plus, Users } from "lucide-react";
import { Link } from "react-router-dom";
import { paths } from "#web/lib/feature/paths.ts";
import { whole } from "#web/lib/format/numbers.ts";
import { SearchBox } from "#web/ui/list/search-box.tsx";
import { PageBody } from "#web/ui/page/page-body.tsx";
import { PageHeader } from "#web/ui/page/page-header.tsx";
import { useTitle } from "#web/ui/page/use-title.ts";
import { counted } from "../words.ts";
import { JobList } from "./job-list.tsx";
import { type Jobs, useJobs } from "./queries.ts";
import { useView } from "./use-view.ts";

/** The account's job postings. */
export const JobsPage = () => {
  useTitle("Job Postings");
  const view = useView();
  const jobs = useJobs(view);
  return (
    <>
      <PageHeader
        title="Job Postings"
        lead="Each has a public page, where applicants answer a short interview."
        actions={
          <>
            <Button asChild variant="outline">
              <Link to={paths.candidates()}>
                <Users />
                Candidates
              </Link>
            </Button>
            <Button asChild>
              <Link to={paths.createJob()}>
                <Plus />
                Create Job Posting
              </Link>
            </Button>
          </>
        }
      />
      <PageBody>
        <Flex gap="2" columnGap="4" align="center" mb="4" wrap="wrap" css={{ "& > .search": searchWidth }}>
          <SearchBox
            label="Search job postings"
            placeholder="Title, company or description"
            text={view.search}
            onText={view.find}
          />
          <Text role="status" textStyle="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
            {wordsFor(jobs, view.search)}
          </Text>
        </Flex>
        <JobList jobs={jobs} view={view} />
      </PageBody>
    </>
  );
};

const searchWidth = { flex: { base: "1 1 100%", md: "0 1 20rem" } } as const;

/** The applications are counted if all postings are on the page. */
const wordsFor = ({ data }: Jobs, search: string): string => {
  if (!data || (data.total === 0 && !search)) return "";
  if (search) return `${whole(data.total)} found`;
  const postings = counted(data.total, "posting");
  if (data.items.length < data.total) return postings;
  const applications = data.items.reduce((sum, { application_count }) => sum + application_count, 0);
  return `${postings}, ${counted(applications, "application")}`;
};
