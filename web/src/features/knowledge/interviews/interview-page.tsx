import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { AppError } from "#shared/errors.ts";
import { query } from "#web/lib/api/api.ts";
import { paths } from "#web/lib/feature/paths.ts";
import { toast } from "#web/lib/toaster.ts";
import { PageBody } from "#web/ui/page/page-body.tsx";
import { useTitle } from "#web/ui/page/use-title.ts";
import { Skeleton } from "#web/ui/state/skeleton.tsx";
import { Absent } from "./absent.tsx";
import { InterviewScreen } from "./answer/interview-screen.tsx";
import "#web/serif.css";

/** The interview that the address names, in which its owner writes answers down. */
export const InterviewPage = () => {
  const { id = "" } = useParams();
  return <Interview key={id} id={id} />;
};

const Interview = ({ id }: { id: string }) => {
  const navigate = useNavigate();
  const { data, error } = useQuery({
    ...query("knowledgeInterviews", "get", { interviewId: id }),
    // answers are made of what is read once
    staleTime: "static",
    gcTime: 0,
  });
  useTitle(data ? `Interview of ${data.interviewee_name}` : "Interview");
  const isAbsent = error instanceof AppError && error.code === "not_found";
  const hasNoQuestions = data !== undefined && data.sections.length === 0 && data.question_count > 0;
  const failure =
    error && !isAbsent
      ? "Failed to load knowledge interview"
      : hasNoQuestions
        ? "Failed to load interview questions"
        : undefined;
  const reason = error?.message;
  useEffect(() => {
    if (!failure) return;
    toast.error(failure, reason);
    void navigate(paths.knowledge(), { replace: true });
  }, [failure, reason, navigate]);
  if (isAbsent) return <Absent title="Interview not found" to={paths.knowledge("interviews")} />;
  if (data && !failure) return <InterviewScreen interview={data} />;
  return (
    <PageBody pt="6">
      <Skeleton label="Loading the interview" rows={6} />
    </PageBody>
  );
};
