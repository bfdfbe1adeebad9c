/** The events that a webhook can be sent, each with what it tells in a few words. */
export const webhookEvents = {
  "conversation.started": "A visitor writes first",
  "message.created": "Each question and answer",
  "answer.refused": "Nothing in the documents",
  "feedback.created": "A thumb, with its words",
  "document.processed": "Ready to answer from",
  "document.failed": "With the reason",
  "budget.reached": "80% and 100% of a limit",
  "lead.created": "Details that a visitor left",
  "application.created": "Somebody applies for a job",
  "application.completed": "An interview is evaluated",
} as const;

export type WebhookEvent = keyof typeof webhookEvents;

export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

/** The event that an owner sends to try an endpoint. */
export const testEvent = "webhook.test";

/** Endpoints of one account. */
export const maxWebhooks = 15;

export const maxSecretOverlapHours = 720;

/** Marks a signing secret (Standard Webhooks 1.0); base64 follows. */
export const webhookSecretPrefix = "whsec_";

/** Days after which an event is no longer kept, delivered or not. */
export const deliveryDays = 30;

/** An endpoint that has only failed for so many days is switched off. */
export const failingDays = 5;
