import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { erasePartition } from "#platform/table/erase.ts";
import { AppError } from "#shared/errors.ts";
import type { PayloadData } from "#shared/webhooks/payloads.ts";
import { key } from "../names.ts";
import { type Emission, emission } from "./queue-events.ts";

interface Application {
  id: string;
  user_id: string;
  rag_system_id: string;
  applicant_name: string;
  applicant_email: string;
  applicant_phone: string;
}

interface Job {
  id: string;
  title: string;
}

/** Tells of a new application. */
export const applicationCreated = (
  application: Application & { created_at: string; person_requested_at?: string | undefined },
  job: Job,
): Promise<Emission> =>
  emission(
    application.user_id,
    { type: "application.created", chatbotId: application.rag_system_id },
    async () => ({
      at: application.created_at,
      source: application.id,
      about: application.id,
      data: {
        ...(await named(application, job)),
        wants_person: application.person_requested_at !== undefined,
      },
    }),
  );

/** Tells of an interview that has ended, with its first evaluation. */
export const applicationCompleted = (
  application: Application,
  job: Job,
  {
    at,
    ...result
  }: { at: string } & Pick<PayloadData<"application.completed">, "reason" | "answers" | "score" | "coverage">,
): Promise<Emission> =>
  emission(
    application.user_id,
    { type: "application.completed", chatbotId: application.rag_system_id },
    async () => ({
      at,
      source: application.id,
      about: application.id,
      data: { ...(await named(application, job)), ...result },
    }),
  );

const named = async (
  { id, user_id, rag_system_id, applicant_name, applicant_email, applicant_phone }: Application,
  job: Job,
) => ({
  application_id: id,
  job: { id: job.id, title: job.title },
  chatbot: await chatbotStore
    .ofAccount(user_id, rag_system_id)
    .then(({ id: own, name }) => ({ id: own, name }), unlessGone),
  name: applicant_name,
  email: applicant_email,
  phone: applicant_phone || null,
});

const unlessGone = (error: unknown): null => {
  if (error instanceof AppError && error.code === "not_found") return null;
  throw error;
};

/** Deletes the texts of deliveries about an application that is erased. */
export const forgetApplication = (id: string): Promise<void> => erasePartition(key("webhookContent", id));
