import { noticeVersion } from "#shared/interviews/notice.ts";
import { nobody } from "../../users.ts";

type Api = ReturnType<typeof nobody>;
export type State = Awaited<ReturnType<Api["interviews"]["read"]>>;

interface Job {
  id: string;
  public_slug: string;
}

interface Applied {
  application: { id: string };
  token: string;
}

let sessions = 0;

/** An applicant at a product, by the calls that the public page makes. */
export const applicant = (url: string, job: Job, number: number) => {
  const { interviews } = nobody(url);
  const sessionId = `1764201600000-b${++sessions}`;
  const person = {
    applicant_name: `Applicant ${names[number % names.length]} ${number}`,
    applicant_email: `applicant-${number}@mail.example`,
  };
  const named = ({ application, token }: Applied) => ({
    jobId: job.id,
    applicationId: application.id,
    token,
  });
  return {
    apply: (): Promise<Applied> =>
      interviews.apply({
        ...person,
        jobSlug: job.public_slug,
        job_id: job.id,
        consent_version: noticeVersion,
        sessionId,
      }),
    start: (applied: Applied) =>
      interviews.start({
        ...named(applied),
        applicantName: person.applicant_name,
        applicantEmail: person.applicant_email,
        sessionId,
      }),
    answer: (applied: Applied, { id = "", question }: State, response: string) =>
      interviews.answer({
        ...named(applied),
        questionIndex: question?.index ?? 0,
        response,
        conversationId: id,
      }),
    read: ({ token }: Applied) => interviews.read({ token }),
  };
};

const names = ["Noor", "Ayla", "Bram", "Chidi", "Dana", "Emre", "Farah", "Goran", "Hana", "Iker"];
