import { expect, it } from "vitest";
import { spokenLanguage } from "#lambdas/chat/language/spoken-language.ts";
import { dependenceOf } from "#lambdas/chat/understand/dependence.ts";

const dependence = (question: string) => dependenceOf(question, spokenLanguage(question));

it.each([
  "and for students?",
  "why?",
  "how much?",
  "for students?",
  "what about Sunday?",
  "what about a lost card?",
  "How much does it cost?",
  "y para estudiantes?",
  "et pour les étudiants ?",
  "und für Studenten?",
  "а для студентов?",
  "那学生呢？",
  "学生は？",
])("%j says too little by itself", (question) => {
  expect(dependence(question)).toBe("clear");
});

it.each(["and how do I return a film?", "Sunday?", "Is it possible to park my car there?", "Opening hours?"])(
  "%j is tried by itself first",
  (question) => {
    expect(dependence(question)).toBe("possible");
  },
);

it.each([
  "What does a reminder cost?",
  "Can I borrow films on weekends?",
  "Who founded the library?",
  "What are the opening hours on Saturday?",
  "¿Cuánto cuesta el carnet para niños?",
])("%j is understood by itself", (question) => {
  expect(dependence(question)).toBe("none");
});
