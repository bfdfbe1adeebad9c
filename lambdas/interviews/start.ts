import { conversationStore, newConversation } from "#lambdas/conversations/store.ts";
import { chatbotStore } from "#lambdas/core/chatbots/store.ts";
import { conversationIdOf } from "#lambdas/jobs/applications/conversation-id.ts";
import {
  applicationStore,
  type PlannedQuestion,
  recounted,
  type StoredApplication,
} from "#lambdas/jobs/applications/store.ts";
import { tellPages } from "#lambdas/jobs/applications/tell.ts";
import { activeJobOf } from "#lambdas/jobs/posting.ts";
import { jobStore, type StoredJob } from "#lambdas/jobs/store.ts";
import { failedCondition } from "#platform/table/client.ts";
import { when } from "#platform/table/conditions.ts";
import { AppError } from "#shared/errors.ts";
import { interviewMinutes, mostFollowUps } from "#shared/jobs/rules.ts";
import { greetingFor } from "./greeting.ts";

/**
 * Starts the interview of an application: its conversation with greeting and initial question, and its five minutes.
 * A started one is left as it is.
 */
export const start = async (application: StoredApplication): Promise<StoredApplication> => {
  if (application.started_at) return application;
  const job = await activeJobOf(application);
  const conversation = await conversationFor(application, job);
  const now = Date.now();
  const planned = await questionsOf(job);
  const greeting = greetingFor(application, job, planned.length);
  const { status: former } = application;
  // a status that a member has set stays
  const status = former === "new" ? "interviewing" : former;
  const set = {
    // the posting may have got another chatbot since
    rag_system_id: job.rag_system_id,
    conversation_id: conversation.id,
    questions: planned,
    greeting,
    said: 1,
    status,
    started_at: new Date(now).toISOString(),
    ends_at: new Date(now + interviewMinutes * 60_000).toISOString(),
    updated_at: new Date(now).toISOString(),
  };
  const { id: application_id, user_id } = application;
  try {
    await conversationStore.addMessages(conversation, async () => ({
      said: [
        { message_type: "assistant", content: greeting },
        { message_type: "assistant", content: planned[0]?.text ?? "", metadata: { question: "1" } },
      ],
      writes: [
        applicationStore.writes.change(application, {
          set,
          condition: when.all(when.absent("started_at"), when.equals({ status: former })),
        }),
        ...recounted(application, former, status),
        applicationStore.writes.shown(application),
        applicationStore.writes.placeDue({ application_id, user_id, due_at: set.ends_at }),
      ],
    }));
  } catch (error) {
    const present = await applicationStore.find(application);
    // it was erased before it had a conversation
    if (!present) await removeConversation(conversation);
    // two tabs at the same moment
    if (present?.started_at) return present;
    // a member has set another status since
    if (present && present.status !== former) return start(present);
    throw error;
  }
  await tellPages(application);
  return { ...application, ...set };
};

/** The initial question and the stored ones, as they are now. */
const questionsOf = async (job: StoredJob): Promise<PlannedQuestion[]> => {
  const { questions } = await jobStore.parts(job.id);
  const followUps = questions.slice(0, mostFollowUps).map(({ question_text: text, criterion_id }) => ({
    text,
    ...(criterion_id && { criterion_id }),
  }));
  return [{ text: job.initial_question }, ...followUps];
};

const conversationFor = async (application: StoredApplication, job: StoredJob) => {
  const id = conversationIdOf(application.id);
  const key = { rag_system_id: job.rag_system_id, id };
  const found = await conversationStore.find(key);
  if (found) return found;
  const chatbot = await chatbotStore.ofAccount(job.user_id, job.rag_system_id).catch(withoutChatbot);
  const { applicant_name: name, applicant_email: email } = application;
  const visit = {
    id,
    sessionId: application.session_id,
    channel: "interview" as const,
    info: { name, email },
  };
  const conversation = { ...newConversation(chatbot, visit), title: `Interview: ${job.title}` };
  await conversationStore.create(conversation).catch((error) => {
    if (!failedCondition(error)) throw error;
  });
  return conversation;
};

const removeConversation = async (key: { rag_system_id: string; id: string }): Promise<void> => {
  const found = await conversationStore.find(key);
  if (found) await conversationStore.remove(found);
};

const withoutChatbot = (error: unknown): never => {
  if (error instanceof AppError && error.code === "not_found")
    throw new AppError(
      "unavailable",
      "Nobody can be interviewed for this position right now. Ask to speak with a person.",
    );
  throw error;
};
