import * as z from "zod";
import { page, pageOf, reference } from "../contract/fields.ts";
import { FileReply } from "../contract/file-reply.ts";
import { route } from "../contract/route.ts";
import {
  CreatedJob,
  JobDetail,
  JobFields,
  JobPosting,
  Proposal,
  writtenCriteria,
  writtenQuestions,
} from "./shapes.ts";

const id = z.object({ id: reference });

/** Room for four texts of 10,000 characters in any script. */
const bodyBytes = 192 * 1024;

const { description, requirements, ideal_candidate, title, rag_system_id } = JobFields.shape;

export const jobs = {
  list: route({
    method: "GET",
    path: "/api/jobs",
    access: "owner",
    role: "edits",
    summary: "List the job postings, newest first",
    input: page.extend({
      search: z.string().max(200, "Use at most 200 characters.").default(""),
      /** A numbered page, from 1, in place of a cursor. */
      page: z.coerce.number().int().min(1).max(100_000).optional(),
    }),
    output: pageOf(JobPosting).extend({
      /** The number of postings that match, on all pages. */
      total: z.number().int(),
    }),
  }),
  slug: route({
    method: "POST",
    path: "/functions/v1/generate_job_slug",
    access: "owner",
    role: "edits",
    summary: "Make a free public link for a posting from the company's name",
    input: z.object({ company_name: JobFields.shape.company_name }),
    output: z.object({ slug: z.string() }),
  }),
  create: route({
    method: "POST",
    path: "/api/jobs",
    access: "owner",
    role: "edits",
    limit: "questions",
    summary: "Create a posting, and derive its criteria and follow-up questions",
    input: JobFields,
    output: CreatedJob,
    bodyBytes,
  }),
  get: route({
    method: "GET",
    path: "/api/jobs/{id}",
    access: "owner",
    role: "edits",
    summary: "Read a posting with its criteria and follow-up questions",
    input: id,
    output: JobDetail,
  }),
  update: route({
    method: "PUT",
    path: "/api/jobs/{id}",
    access: "owner",
    role: "edits",
    limit: "changes",
    summary: "Save a posting, its criteria and its follow-up questions; changed criteria make a new version",
    input: id.extend({
      ...JobFields.shape,
      is_active: z.boolean(),
      /** The version that was read; a later one is a conflict. */
      version: z.number().int(),
      criteria: writtenCriteria,
      questions: writtenQuestions,
    }),
    output: JobDetail,
    bodyBytes,
  }),
  setActive: route({
    method: "POST",
    path: "/api/jobs/{id}/active",
    access: "owner",
    role: "edits",
    summary: "Activate or deactivate a posting; only an active one is public",
    input: id.extend({ is_active: z.boolean() }),
    output: JobPosting,
  }),
  remove: route({
    method: "DELETE",
    path: "/api/jobs/{id}",
    access: "owner",
    role: "edits",
    summary: "Delete a posting with its applications and their interviews; repeat it until it is done",
    input: id,
    output: z.object({ isDone: z.boolean() }),
  }),
  propose: route({
    method: "POST",
    path: "/api/jobs/proposals",
    access: "owner",
    role: "edits",
    limit: "questions",
    summary: "Derive criteria and follow-up questions from a posting's texts, without saving them",
    input: z.object({ title, description, requirements, ideal_candidate, rag_system_id }),
    output: Proposal,
    bodyBytes,
  }),
  page: route({
    method: "GET",
    path: "/jobs/{jobSlug}",
    access: "public",
    summary: "The public page of an active posting",
    input: z.object({ jobSlug: reference }),
    output: FileReply,
    isFile: true,
  }),
  jobsSitemap: route({
    method: "GET",
    path: "/sitemap-jobs.xml",
    access: "public",
    summary: "The postings that take applications, for search engines",
    input: z.object({}),
    output: FileReply,
    isFile: true,
  }),
  sitemap: route({
    method: "GET",
    path: "/sitemap.xml",
    access: "public",
    summary: "The addresses of all active postings, for search engines",
    input: z.object({}),
    output: FileReply,
    isFile: true,
  }),
  robots: route({
    method: "GET",
    path: "/robots.txt",
    access: "public",
    summary: "What search engines may read, and where the sitemap lies",
    input: z.object({}),
    output: FileReply,
    isFile: true,
  }),
};
