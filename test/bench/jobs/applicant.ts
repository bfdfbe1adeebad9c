import { decodeEvents } from "#shared/chat/sse.ts";
import { toRequest } from "#shared/client.ts";
import { contract } from "#shared/contract/index.ts";
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
    applicant_name: nameOf(number),
    applicant_email: `applicant-${number}@mail.example`,
  };
  const named = ({ application, token }: Applied) => ({
    jobId: job.id,
    applicationId: application.id,
    token,
  });
  const answering = (applied: Applied, { id = "", question }: State, response: string) => ({
    ...named(applied),
    questionIndex: question?.index ?? 0,
    response,
    conversationId: id,
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
    answer: (applied: Applied, state: State, response: string) =>
      interviews.answer(answering(applied, state, response)),
    /** The same, with the next question in pieces, as the public page asks for it. */
    answerStreamed: async (
      applied: Applied,
      state: State,
      response: string,
      hear: () => void,
    ): Promise<State> => {
      const input = { ...answering(applied, state, response), stream: true };
      const { ok, body } = await fetch(toRequest(contract.interviews.answer, input, url));
      if (!ok || !body) throw new Error("The answer was refused.");
      for await (const event of decodeEvents(body)) {
        if (event.type === "delta") hear();
        if (event.type === "interview") return event.interview;
      }
      throw new Error("The stream ended before the interview's state.");
    },
    read: ({ token }: Applied) => interviews.read({ token }),
  };
};

/** The name of the applicant of a number. */
export const nameOf = (number: number): string => `Applicant ${names[number % names.length]} ${number}`;

const names = ["Noor", "Ayla", "Bram", "Chidi", "Dana", "Emre", "Farah", "Goran", "Hana", "Iker"];
